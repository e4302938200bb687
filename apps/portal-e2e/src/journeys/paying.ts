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

/** What the ways to pay are called, as a person reads them. */
export const paying = {
  'pt-BR': {
    oneMore: 'Mais um',
    goOn: 'Continuar',
    toSummary: 'Ir para o resumo',
    howToPay: 'Como você prefere pagar?',
    name: 'Nome completo',
    email: 'E-mail',
    cardNumber: 'Número do cartão',
    expires: 'Validade',
    securityCode: 'Código de segurança',
    nameOnCard: 'Nome impresso no cartão',
    holderCpf: 'CPF do titular',
    holderBorn: 'Data de nascimento do titular',
    born: '01/02/1990',
    accountHolder: 'Titular da conta',
    routing: /^Número de roteamento/,
    account: 'Número da conta',
    terms: /Li e aceito/,
    pay: /^(Pagar|Gerar|Confirmar|Continuar no|Tentar de novo)/,
  },
  en: {
    oneMore: 'One more',
    goOn: 'Continue',
    toSummary: 'Go to the summary',
    howToPay: 'How would you like to pay?',
    name: 'Full name',
    email: 'Email',
    cardNumber: 'Card number',
    expires: 'Expiration date',
    securityCode: 'Security code',
    nameOnCard: 'Name on card',
    holderCpf: 'Cardholder’s CPF',
    holderBorn: 'Cardholder’s date of birth',
    born: '02/01/1990',
    accountHolder: 'Account holder',
    routing: /^Routing number/,
    account: 'Account number',
    terms: /I have read and accept/,
    pay: /^(Pay|Get the|Confirm|Continue to|Try again)/,
  },
} as const

type Words = (typeof paying)[keyof typeof paying]
const portuguese: Words = paying['pt-BR']

/** Chooses one ticket and stops at the holder's form; of a single kind one is chosen already. */
export async function chooseTicket(page: Page, portal: string, event: string, ticket: string, say: Words = portuguese) {
  await page.goto(`${portal}/event`)
  await awake(page)
  await page.getByRole('link', { name: event }).first().click()
  await expect(heading(page, event)).toBeVisible()
  await page.goto(`${page.url().split('?')[0]}?buyingStep=tickets`)
  await awake(page)
  const quantity = page.getByRole('group', { name: ticket, exact: true })
  if ((await quantity.getByRole('status').textContent()) === '0')
    await quantity.getByRole('button', { name: `${say.oneMore}: ${ticket}`, exact: true }).click()
  await expect(quantity.getByRole('status')).toHaveText('1')
  await page.getByRole('button', { name: say.goOn }).click()
}

/** From the last ticket's questions to the ways to pay. */
export async function toCheckout(page: Page, say: Words = portuguese) {
  await page.getByRole('button', { name: say.toSummary }).click()
  await expect(heading(page, say.howToPay)).toBeVisible()
}

/** Chooses one ticket, fills in the holder, and stops at checkout. */
export async function goToCheckout(page: Page, portal: string, holder = 'Rute Alves') {
  const { event, ticket } = onSale.demo
  await chooseTicket(page, portal, event, ticket)
  await page.getByLabel('Nome completo', { exact: true }).fill(holder)
  await toCheckout(page)
}

export async function giveBuyer(page: Page, email: string, say: Words = portuguese) {
  await page.getByLabel(say.name, { exact: true }).fill('Rute Alves')
  await page.getByLabel(say.email, { exact: true }).fill(email)
}

export const choose = (page: Page, method: string) => page.getByRole('radio', { name: method, exact: true }).check()

/** What every church asks of a card. */
export async function giveCardAlone(page: Page, number: string, say: Words = portuguese) {
  await page.getByLabel(say.cardNumber, { exact: true }).fill(number)
  await page.getByLabel(say.expires, { exact: true }).fill('08/39')
  await page.getByLabel(say.securityCode, { exact: true }).fill('123')
  await page.getByLabel(say.nameOnCard, { exact: true }).fill('RUTE ALVES')
}

/** A card at a church in Brazil, which asks for its holder's documents, too. */
export async function giveCard(page: Page, number: string, say: Words = portuguese) {
  await giveCardAlone(page, number, say)
  await page.getByLabel(say.holderCpf, { exact: true }).fill('52998224725')
  await page.getByLabel(say.holderBorn, { exact: true }).fill(say.born)
}

/** A bank account in the United States. */
export async function giveAccount(page: Page, number: string, say: Words = portuguese) {
  await page.getByLabel(say.accountHolder, { exact: true }).fill('John Abernathy')
  await page.getByLabel(say.routing).fill('110000000')
  await page.getByLabel(say.account, { exact: true }).fill(number)
}

/** The CPF that Pix and boleto go with. */
export const giveCpf = (page: Page) => page.getByLabel('CPF', { exact: true }).fill('52998224725')

/** Accepts the terms, if the event has some. */
async function acceptTerms(page: Page, say: Words) {
  await expect(payButton(page, say)).toBeVisible()
  const terms = page.getByRole('checkbox', { name: say.terms })
  if (await terms.isVisible()) await terms.check()
}

export const payButton = (page: Page, say: Words = portuguese) => page.getByRole('button', { name: say.pay })

export async function pay(page: Page, say: Words = portuguese) {
  await acceptTerms(page, say)
  await expect(payButton(page, say)).not.toHaveAttribute('aria-disabled')
  await payButton(page, say).click()
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
