import { PORTAL_PORT } from '../hosts/ports.ts'
import { portal } from './churches.ts'
import { awake, expect, test } from './clean-page.ts'
import {
  accounts,
  cards,
  choose,
  chooseTicket,
  countPurchases,
  giveAccount,
  giveBuyer,
  giveCard,
  giveCpf,
  goToCheckout,
  pay,
  payButton,
  reachServer,
  toCheckout,
} from './paying.ts'
import { newAddress, newMember } from './people.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

const demo = portal('demo')

declare global {
  interface Window {
    shifted: number
  }
}

/** In the page: adds up the layout shifts that no press excuses, as the metric (CLS) does. */
function countShifts() {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
const confirmed = 'Pagamento confirmado'
const waiting = 'Aguardando o pagamento'

test.describe('paying as a guest', () => {
  test.slow()

  test('nothing moves by itself while checkout loads', async ({ page }) => {
    await page.addInitScript(countShifts)
    await chooseTicket(page, demo, 'Salmos de subida', 'Curso')
    await page.getByLabel('Nome completo', { exact: true }).fill('Rute Alves')
    // the page, its order, its fields and its sums come one after the other
    await page.route('**/calcular-taxas*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await toCheckout(page)
    await page.reload()
    await expect(payButton(page)).toBeEnabled()
    await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02)
  })

  test('an approved card is sent to the payment host only', async ({ page }) => {
    const seen: { host: string; body: string }[] = []
    page.on('request', (request) => seen.push({ host: new URL(request.url()).host, body: request.postData() ?? '' }))
    await goToCheckout(page, demo)
    await giveBuyer(page, newAddress('card'))
    await choose(page, 'Cartão de crédito')
    await giveCard(page, cards.approved)
    await pay(page)
    await expect(heading(page, confirmed)).toBeVisible()
    await expect(page.getByText('Visa com final 4242')).toBeVisible()
    const hosts = seen.filter(({ body }) => body.includes(cards.approved)).map(({ host }) => host)
    expect(hosts).toEqual([`pay.localhost:${PORTAL_PORT}`])
    // the order's code is a guest's way back
    await page.reload()
    await expect(heading(page, confirmed)).toBeVisible()
  })

  test('a declined card keeps the typed values, and another card pays', async ({ page }) => {
    const keys = countPurchases(page)
    await goToCheckout(page, demo)
    await giveBuyer(page, newAddress('declined'))
    await choose(page, 'Cartão de crédito')
    await giveCard(page, cards.declined)
    await pay(page)
    await expect(page.getByText('O banco recusou este cartão. Confira o número ou use outro.')).toBeVisible()
    await page.getByLabel('Número do cartão', { exact: true }).fill(cards.approved)
    await payButton(page).click()
    await expect(heading(page, confirmed)).toBeVisible()
    expect(new Set(keys).size).toBe(2)
  })

  test('paying in cash shows the next step', async ({ page }) => {
    await goToCheckout(page, demo)
    await giveBuyer(page, newAddress('cash'))
    await choose(page, 'Dinheiro ou transferência')
    await pay(page)
    await expect(heading(page, waiting)).toBeVisible()
    await expect(page.getByText(/Pague até/).first()).toBeVisible()
  })

  test('a boleto shows its digitable line, bars and PDF', async ({ page }) => {
    await goToCheckout(page, demo)
    await giveBuyer(page, newAddress('boleto'))
    await choose(page, 'Boleto')
    await giveCpf(page)
    await pay(page)
    await expect(page.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copiar linha' })).toBeVisible()
  })

  test('a card that needs authentication opens the bank’s page', async ({ page }) => {
    await goToCheckout(page, demo)
    await giveBuyer(page, newAddress('challenge'))
    await choose(page, 'Cartão de crédito')
    await giveCard(page, cards.challenge)
    await pay(page)
    const bank = page.frameLocator('iframe[title="Página do seu banco"]')
    await bank.getByRole('button').first().click()
    await expect(heading(page, confirmed)).toBeVisible({ timeout: 30_000 })
  })
})

test('a member pays under their account', async ({ page, request }) => {
  test.slow()
  await openAs(page, `${demo}/event`, await newMember(request, 'pays', demo))
  await goToCheckout(page, demo)
  await expect(page.getByText(/^Pagando como Rute Nogueira/)).toBeVisible()
  await choose(page, 'Cartão de crédito')
  await giveCard(page, cards.approved)
  await pay(page)
  await expect(heading(page, confirmed)).toBeVisible()
})

test('a member of a church in the United States pays from a bank account', async ({ page }) => {
  test.slow()
  const grace = portal('grace')
  const seen: { host: string; body: string }[] = []
  page.on('request', (request) => seen.push({ host: new URL(request.url()).host, body: request.postData() ?? '' }))
  await openAs(page, `${grace}/event`, 'john@grace.test')
  await chooseTicket(page, grace, 'Marriage weekend in Lake Geneva', 'Garden room')
  await page.getByLabel('Nome completo', { exact: true }).fill('John Abernathy')
  await page.getByLabel('Emergency contact').fill('+1 615 555 0142')
  await toCheckout(page)
  await expect(page.getByText('Pagando como John Abernathy')).toBeVisible()
  // Pix and boleto are for addresses in Brazil, and this church has neither
  await expect(page.getByRole('radio', { name: /Pix|Boleto/ })).toHaveCount(0)
  await choose(page, 'Conta bancária (ACH)')
  await giveAccount(page, accounts.refused)
  await pay(page)
  await expect(page.getByText('O banco recusou esta conta. Confira os números ou use outra.')).toBeVisible()
  await page.getByLabel('Número da conta', { exact: true }).fill(accounts.approved)
  await payButton(page).click()
  await expect(heading(page, confirmed)).toBeVisible()
  const hosts = seen.filter(({ body }) => body.includes(accounts.approved)).map(({ host }) => host)
  expect(hosts).toEqual([`pay.localhost:${PORTAL_PORT}`])
  await page.getByRole('link', { name: 'Ver meus ingressos' }).click()
  await expect(page.getByRole('img', { name: 'QR Code do ingresso de John Abernathy' })).toBeVisible()
})

test.describe('one order is one charge', () => {
  test.slow()

  test('is charged once after a refresh during payment', async ({ page, faults }) => {
    faults.allow(/Failed to load resource/)
    const keys = countPurchases(page)
    await goToCheckout(page, demo)
    await giveBuyer(page, newAddress('refresh'))
    await choose(page, 'Cartão de crédito')
    await giveCard(page, cards.approved)
    // the order arrives, but its answer never does
    const arrived = Promise.withResolvers<void>()
    await page.route(
      '**/inscricao/**',
      async (route) => {
        await reachServer(route)
        arrived.resolve()
      },
      { times: 1 },
    )
    await pay(page)
    await arrived.promise
    await page.reload()
    await expect(heading(page, confirmed)).toBeVisible()
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })

  test('is charged once in two tabs, the other of which moves to the order', async ({ page, context }) => {
    await goToCheckout(page, demo)
    await giveBuyer(page, newAddress('tabs'))
    await choose(page, 'Dinheiro ou transferência')
    // a duplicated tab has a copy of this one's storage
    const kept = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>)
    const copy = await context.newPage()
    await copy.addInitScript((all) => {
      for (const [name, value] of Object.entries(all))
        if (!sessionStorage.getItem(name)) sessionStorage.setItem(name, value)
    }, kept)
    await copy.goto(`${demo}/checkout`)
    await awake(copy)
    await expect(heading(copy, 'Como você prefere pagar?')).toBeVisible()
    await pay(page)
    await expect(heading(page, waiting)).toBeVisible()
    await expect(heading(copy, waiting)).toBeVisible()
    expect(new URL(copy.url()).search).toBe(new URL(page.url()).search)
  })
})
