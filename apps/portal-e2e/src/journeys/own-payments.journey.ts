import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { cards, choose, giveCard, pay } from './paying.ts'
import { newMember } from './people.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

test.describe('own payments', () => {
  test.slow()

  test('a member finds a gift that repeats among their payments, with its receipt and the year’s sums', async ({
    page,
    request,
    at,
  }) => {
    await openAs(page, at('/give'), await newMember(request, 'payments', at('')))
    await page.getByRole('checkbox', { name: /^Dízimo/ }).check()
    await page.getByRole('button', { name: /^R\$\s50,00$/ }).click()
    await page.getByRole('checkbox', { name: 'Repetir esta contribuição' }).check()
    await page.getByRole('button', { name: 'Ir para o pagamento' }).click()
    await expect(heading(page, 'Como você prefere pagar?')).toBeVisible()
    await choose(page, 'Cartão de crédito')
    await giveCard(page, cards.approved)
    await pay(page)
    await expect(heading(page, 'Pagamento confirmado')).toBeVisible()
    await expect(page.getByText(/Comprador|Pedido/)).toHaveCount(0)

    await page.goto(at('/user/account'))
    await page.getByRole('link', { name: 'Pagamentos e contribuições' }).click()
    await expect(heading(page, 'Pagamentos e contribuições')).toBeVisible()
    await expect(page.getByText(/^R\$\s50,00 a cada 30 dias, até você cancelar/)).toBeVisible()
    await check(page, 'own payments')
    await page.getByRole('link', { name: 'Alterar ou cancelar' }).click()
    await expect(heading(page, 'Contribuições recorrentes')).toBeVisible()
    await page.goBack()

    await page.getByRole('navigation', { name: 'Ano' }).getByRole('link').nth(1).click()
    const sums = page.getByRole('region', { name: /^Suas contribuições em/ })
    await expect(sums.getByRole('row', { name: /^Total do ano R\$\s50,00/ })).toBeVisible()
    const [summary] = await Promise.all([
      page.waitForEvent('download'),
      sums.getByRole('button', { name: 'Baixar o resumo (PDF)' }).click(),
    ])
    expect(summary.suggestedFilename()).toMatch(/^contribuicoes-20\d\d\.pdf$/)
    await check(page, 'own payments of a year')

    await page.getByRole('link', { name: /^Dízimo/ }).click()
    await expect(heading(page, 'Pagamento confirmado')).toBeVisible()
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar o comprovante (PDF)' }).click(),
    ])
    expect(receipt.suggestedFilename()).toMatch(/\.pdf$/)
  })
})
