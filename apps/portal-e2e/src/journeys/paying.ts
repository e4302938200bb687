import type { Page, Route } from '@playwright/test'
import { awake, expect } from './clean-page.ts'
import { heading } from './way-in.ts'

/** An event on sale without questions, by church: its path, and one of its tickets. */
const onSale = {
  demo: { event: 'Salmos de subida', ticket: 'Curso' },
} as const

export const cards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  underReview: '4000000000009235',
  challenge: '4000002760003184',
} as const

/** Accounts at the bank with the routing number 110000000. */
export const accounts = { approved: '000123456789', refused: '000111111116' } as const

/** Chooses one ticket and stops at the holder's form. */
export async function chooseTicket(page: Page, portal: string, event: string, ticket: string) {
  await page.goto(`${portal}/event`)
  await awake(page)
  await page.getByRole('link', { name: event }).first().click()
  await expect(heading(page, event)).toBeVisible()
  await page.goto(`${page.url().split('?')[0]}?buyingStep=tickets`)
  await awake(page)
  await page.getByRole('button', { name: `Mais um: ${ticket}`, exact: true }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/** From the last ticket's questions to the ways to pay. */
export async function toCheckout(page: Page) {
  await page.getByRole('button', { name: 'Ir para o resumo' }).click()
  await expect(heading(page, 'Como você prefere pagar?')).toBeVisible()
}

/** Chooses one ticket, fills in the holder, and stops at checkout. */
export async function goToCheckout(page: Page, portal: string, holder = 'Rute Alves') {
  const { event, ticket } = onSale.demo
  await chooseTicket(page, portal, event, ticket)
  await page.getByLabel('Nome completo', { exact: true }).fill(holder)
  await toCheckout(page)
}

export async function giveBuyer(page: Page, email: string) {
  await page.getByLabel('Nome completo', { exact: true }).fill('Rute Alves')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
}

export const choose = (page: Page, method: string) => page.getByRole('radio', { name: method, exact: true }).check()

export async function giveCard(page: Page, number: string) {
  await page.getByLabel('Número do cartão', { exact: true }).fill(number)
  await page.getByLabel('Validade', { exact: true }).fill('08/39')
  await page.getByLabel('Código de segurança', { exact: true }).fill('123')
  await page.getByLabel('Nome impresso no cartão', { exact: true }).fill('RUTE ALVES')
  await page.getByLabel('CPF do titular', { exact: true }).fill('52998224725')
  await page.getByLabel('Data de nascimento do titular', { exact: true }).fill('01/02/1990')
}

/** A bank account in the United States. */
export async function giveAccount(page: Page, number: string) {
  await page.getByLabel('Titular da conta', { exact: true }).fill('John Abernathy')
  await page.getByLabel(/^Número de roteamento/).fill('110000000')
  await page.getByLabel('Número da conta', { exact: true }).fill(number)
}

/** The CPF that Pix and boleto go with. */
export const giveCpf = (page: Page) => page.getByLabel('CPF', { exact: true }).fill('52998224725')

/** Accepts the terms, if the event has some. */
async function acceptTerms(page: Page) {
  await expect(payButton(page)).toBeVisible()
  const terms = page.getByRole('checkbox', { name: /Li e aceito/ })
  if (await terms.isVisible()) await terms.check()
}

export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^(Pagar|Gerar|Confirmar|Continuar no|Tentar de novo)/ })

export async function pay(page: Page) {
  await acceptTerms(page)
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled')
  await payButton(page).click()
}

/** Counts the page's purchase requests and records their keys. */
export function countPurchases(page: Page) {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/usuario\/\d+\/evento\/\d+\/inscricao\//.test(request.url()))
      keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

/** Lets a call reach the server and returns its answer; only browsers resolve `*.localhost`. */
export function reachServer(route: Route) {
  const { host, href } = new URL(route.request().url())
  const headers = { ...route.request().headers(), host }
  return route.fetch({ url: href.replace(host, host.replace(/^[^:]+/, '127.0.0.1')), headers })
}
