import { portal } from './churches.ts'
import { expect, test } from './clean-page.ts'
import { cards, choose, giveBuyer, giveCard, goToCheckout, pay } from './paying.ts'
import { newAddress } from './people.ts'
import { heading } from './way-in.ts'

const demo = portal('demo')

/** As after a release, or on a bad line: the code of one part of checkout cannot be had. */
test.describe('checkout without the code of a part', () => {
  test.slow()

  test('card fields whose code does not come are offered again, and what was typed is kept', async ({
    page,
    context,
    faults,
  }) => {
    faults.allow(/net::ERR_FAILED/)
    const code = /\/card-fields-/
    await context.route(code, (route) => route.abort())
    await goToCheckout(page, demo)
    const email = newAddress('refused-code')
    await giveBuyer(page, email)
    await choose(page, 'Cartão de crédito')
    const failed = page.getByText('Os campos desta forma de pagamento não carregaram.')
    await expect(failed).toBeVisible()
    await context.unroute(code)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await giveCard(page, cards.approved)
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
    await pay(page)
    await expect(heading(page, 'Pagamento confirmado')).toBeVisible()
  })

  test('a bank’s confirmation whose code does not come is offered again on the payment’s page', async ({
    page,
    context,
    faults,
  }) => {
    faults.allow(/net::ERR_FAILED/)
    const code = /\/challenge-dialog-/
    await context.route(code, (route) => route.abort())
    await goToCheckout(page, demo)
    await giveBuyer(page, newAddress('refused-dialog'))
    await choose(page, 'Cartão de crédito')
    await giveCard(page, cards.challenge)
    await pay(page)
    const again = page.getByRole('button', { name: 'Continuar a confirmação' })
    await again.click()
    await expect(page.getByText('A confirmação do banco não abriu.')).toBeVisible()
    await context.unroute(code)
    await page.reload()
    await again.click()
    await expect(page.getByTitle('Página do seu banco')).toBeVisible()
  })
})
