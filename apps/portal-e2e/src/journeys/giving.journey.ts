import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { cards, choose, giveBuyer, giveCard, giveCpf, pay } from './paying.ts'
import { newAddress, newMember } from './people.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

const confirmed = 'Pagamento confirmado'

const goOn = (page: Page) => page.getByRole('button', { name: 'Ir para o pagamento' }).click()
const atCheckout = (page: Page) => expect(heading(page, 'Como você prefere pagar?')).toBeVisible()

test.describe('giving', () => {
  test.slow()

  test('a visitor gives to two reasons with fees by Pix, and the page detects the payment', async ({
    page,
    at,
    visit,
    context,
  }) => {
    await visit(at('/doacoes'))
    await expect(page).toHaveURL(at('/give'))
    await check(page, 'giving, before anything is chosen')
    await page.getByRole('checkbox', { name: /^Dízimo/ }).check()
    await page.getByRole('button', { name: /^R\$\s50,00$/ }).click()
    await page.getByRole('checkbox', { name: /^Missões no sertão/ }).check()
    await page.getByLabel('Valor: Missões no sertão').fill('2500')
    await page.getByRole('checkbox', { name: 'Quero cobrir as taxas do pagamento' }).check()
    await expect(page.getByText(/R\$\s75,00/).last()).toBeVisible()
    await check(page, 'giving, with two reasons chosen')
    await goOn(page)
    await atCheckout(page)
    await giveBuyer(page, newAddress('gift'))
    await choose(page, 'Pix')
    await giveCpf(page)
    await pay(page)
    await expect(heading(page, 'Aguardando o pagamento')).toBeVisible()
    const [sandbox] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /página de testes/ }).click(),
    ])
    await sandbox.getByRole('button', { name: /pagar|pay/i }).click()
    await page.bringToFront()
    await expect(heading(page, confirmed)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Obrigado por contribuir.')).toBeVisible()
    await check(page, 'thanks for a gift')
    await page.getByRole('link', { name: 'Contribuir de novo' }).click()
    await expect(page.getByRole('checkbox', { name: /^Dízimo/ })).not.toBeChecked()
  })

  test('the form shows each reason’s limits and restores the choice', async ({ page, at, visit }) => {
    await visit(at('/give'))
    await expect(page.getByText(/^R\$\s41\.000,00 de R\$\s60\.000,00 · 68%$/)).toBeVisible()
    await page.getByRole('checkbox', { name: /^Telhado do templo/ }).check()
    const amount = page.getByLabel('Valor: Telhado do templo')
    await amount.fill('2000')
    await goOn(page)
    await expect(page.getByText(/O valor da doação deve ser maior que R\$\s20,00\./)).toBeVisible()
    await expect(amount).toBeFocused()
    await check(page, 'giving, with an amount that is too little')
    await amount.fill('4000')
    await goOn(page)
    await atCheckout(page)
    await page.goBack()
    await expect(amount).toHaveValue('40,00')
  })

  test('a member gives by card from home', async ({ page, request, at }) => {
    await openAs(page, at('/'), await newMember(request, 'gives', at('')))
    const reasons = page.getByRole('region', { name: 'Contribuir' })
    await reasons.getByRole('link', { name: 'Sopa da Vila' }).click()
    await expect(page.getByRole('checkbox', { name: /^Sopa da Vila/ })).toBeChecked()
    await page.getByLabel('Valor: Sopa da Vila').fill('1800')
    await goOn(page)
    await atCheckout(page)
    await expect(page.getByText(/^Pagando como/)).toBeVisible()
    await choose(page, 'Cartão de crédito')
    await giveCard(page, cards.approved)
    await pay(page)
    await expect(heading(page, confirmed)).toBeVisible()
  })

  test('a link fills the gift in, up to the awaiting payment', async ({ page, at, visit }) => {
    await visit(at('/give'))
    await page.getByRole('checkbox', { name: /^Missões no sertão/ }).check()
    await page.getByLabel('Valor: Missões no sertão').fill('4250')
    await expect(page.getByRole('button', { name: 'Copiar o link desta contribuição' })).toBeVisible()
    const reason = await page.locator('li[id^="amount"]', { hasText: 'Missões no sertão' }).getAttribute('id')
    await visit(at(`/give?purpose=${reason!.slice('amount'.length)}&amount=42.50&every=30`))
    await expect(page.getByRole('checkbox', { name: /^Missões no sertão/ })).toBeChecked()
    await expect(page.getByLabel('Valor: Missões no sertão')).toHaveValue('42,50')
    await check(page, 'giving, from a link')
    await goOn(page)
    await atCheckout(page)
    await giveBuyer(page, newAddress('link'))
    await choose(page, 'Pix')
    await giveCpf(page)
    await pay(page)
    await expect(heading(page, 'Aguardando o pagamento')).toBeVisible()
    await expect(page.getByText(/R\$\s42,50/).first()).toBeVisible()
    await visit(at('/give?purpose=999999&amount=x'))
    await expect(page.getByText(/A finalidade do link não existe mais/)).toBeVisible()
  })

  test('a broadcast links to giving', async ({ page, at, visit }) => {
    await visit(at('/live'))
    await page.getByRole('main').getByRole('link', { name: 'Contribuir', exact: true }).click()
    await expect(heading(page, 'Contribuir')).toBeVisible()
  })
})
