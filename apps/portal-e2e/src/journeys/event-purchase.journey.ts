import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { cards, choose, giveBuyer, giveCard, giveCpf, pay, toCheckout } from './paying.ts'
import { newAddress } from './people.ts'
import { openAs } from './signed-in.ts'

const RETREAT = 'Retiro de jovens em Ibiúna'
const CONCERT = 'Cantata de Natal'

// a refused purchase is an answer of 409, which the console names
test.beforeEach(({ faults }) => faults.allow(/status of 409/))

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** From the list of events to the choice of tickets, as people go. */
async function goToTickets(page: Page, event: string) {
  await page.getByRole('link', { name: event, exact: true }).first().click()
  await expect(title(page, event)).toBeVisible()
  await page.getByRole('link', { name: /^(Inscrever-se|Inscrever mais alguém)$/ }).click()
  await expect(page.getByRole('heading', { name: 'Escolha os ingressos' })).toBeVisible()
}

type Holder = { name: string; born: string; cpf: string; shirt: string }

/** The questions of the retreat. */
async function tell(page: Page, { name, born, cpf, shirt }: Holder) {
  await page.getByLabel('Nome completo').fill(name)
  await page.getByLabel('Data de nascimento').fill(born)
  await page.getByLabel('CPF').fill(cpf)
  await page.getByLabel('E-mail').fill('convidado@journeys.test')
  await page.getByLabel('Telefone de um familiar').fill('11912345678')
  await page.getByRole('radio', { name: shirt, exact: true }).check()
}

const ana = { name: 'Ana Nogueira', born: '31/12/2004', cpf: '52998224725', shirt: 'M' }
const davi = { name: 'Davi Nogueira', born: '02/03/2006', cpf: '11144477735', shirt: 'G' }

/** Two tickets with their questions, up to checkout. */
async function fillRetreat(page: Page) {
  await goToTickets(page, RETREAT)
  const more = page.getByRole('button', { name: 'Mais um: Sem ônibus' })
  await more.click()
  await more.click()
  await expect(page.getByText('2 ingressos · com taxas, conforme a forma de pagamento')).toBeVisible()
  await press(page, 'Continuar')
  await expect(page.getByText('Ingresso 1 de 2')).toBeVisible()
  await tell(page, ana)
  await press(page, 'Próximo ingresso')
  await expect(page.getByText('Ingresso 2 de 2')).toBeVisible()
  await tell(page, davi)
}

test('a member’s unfinished purchase survives a refresh and a return', async ({ page, at }) => {
  await openAs(page, at('/event'), 'bia@demo.test')
  await fillRetreat(page)
  await page.reload()
  await expect(page.getByText('Ingresso 2 de 2')).toBeVisible()
  await expect(page.getByLabel('Nome completo')).toHaveValue(davi.name)
  await expect(page.getByLabel('Data de nascimento')).toHaveValue(davi.born)
  await page.goBack()
  await expect(page.getByText('Ingresso 1 de 2')).toBeVisible()
  await expect(page.getByLabel('Nome completo')).toHaveValue(ana.name)
  await press(page, 'Próximo ingresso')
  await press(page, 'Ir para o resumo')
  await expect(page).toHaveURL(at('/checkout'))
})

test('the purchase shows validation errors and keeps the typed values', async ({ page, at, visit }) => {
  await visit(at('/event'))
  await goToTickets(page, RETREAT)
  await page.getByRole('button', { name: 'Mais um: Sem ônibus' }).click()
  await press(page, 'Continuar')
  await tell(page, { ...ana, cpf: '11111111111' })
  await page
    .getByLabel('Autorização assinada')
    .setInputFiles({ name: 'autorizacao.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })
  await expect(page.getByText(/^autorizacao\.pdf/)).toBeVisible()
  await press(page, 'Ir para o resumo')
  await expect(page.getByText('CPF inválido.')).toBeVisible()
  await expect(page.getByLabel('CPF')).toBeFocused()
  await page.getByLabel('CPF').fill(ana.cpf)
  await press(page, 'Ir para o resumo')
  await expect(page).toHaveURL(at('/checkout'))
})

/** A guest at checkout with one free ticket. */
async function freeTicketFor(page: Page, name: string) {
  await goToTickets(page, CONCERT)
  // an event with a single kind of ticket begins with one
  await expect(page.getByRole('group', { name: 'Cadeira' }).getByRole('status')).toHaveText('1')
  await press(page, 'Continuar')
  await page.getByLabel('Nome completo').fill(name)
  await press(page, 'Ir para o resumo')
  await expect(title(page, 'Falta só confirmar')).toBeVisible()
  await page.getByLabel('Nome completo').fill('Rute Nogueira')
  await page.getByLabel('E-mail').fill(newAddress('concert'))
  // the event has no terms of its own, and is free
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check()
  await press(page, 'Confirmar')
}

test('a free ticket is available at once with its QR code', async ({ page, at, visit }) => {
  await visit(at('/event'))
  await freeTicketFor(page, 'Rute Nogueira')
  await expect(page.getByText('Inscrição confirmada')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR Code do ingresso de Rute Nogueira' })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Baixar PDF')])
  expect(file.suggestedFilename()).toMatch(/^ingressos-\d+\.pdf$/)
})

test('two tickets paid by card in three instalments are available with their QR codes', async ({ page, at, visit }) => {
  test.slow()
  await visit(at('/event'))
  await fillRetreat(page)
  await press(page, 'Ir para o resumo')
  await expect(title(page, 'Como você prefere pagar?')).toBeVisible()
  await giveBuyer(page, newAddress('retreat'))
  await choose(page, 'Cartão de crédito')
  await giveCard(page, cards.approved)
  // its buyers pay the fees, which are in the instalments once
  await page.getByLabel('Parcelas').selectOption('3')
  await pay(page)
  await expect(title(page, 'Pagamento confirmado')).toBeVisible()
  await expect(page.getByText(/, 3x de R\$/)).toBeVisible()
  for (const { name } of [ana, davi])
    await expect(page.getByRole('img', { name: `QR Code do ingresso de ${name}` })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Baixar PDF')])
  expect(file.suggestedFilename()).toMatch(/^ingressos-\d+\.pdf$/)
  // the order's address shows them again
  await page.reload()
  await expect(page.getByRole('img', { name: `QR Code do ingresso de ${davi.name}` })).toBeVisible()
})

test('tickets paid by Pix are available once the payment has arrived', async ({ page, context, at, visit }) => {
  test.slow()
  await visit(at('/event'))
  await fillRetreat(page)
  await toCheckout(page)
  await giveBuyer(page, newAddress('retreat-pix'))
  await choose(page, 'Pix')
  await giveCpf(page)
  await pay(page)
  // longer than usual: a guest's third order gives a proof of work first
  await expect(title(page, 'Aguardando o pagamento')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible()
  const ticket = page.getByRole('img', { name: `QR Code do ingresso de ${ana.name}` })
  await expect(ticket).toHaveCount(0)
  const [sandbox] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /página de testes/ }).click(),
  ])
  await sandbox.getByRole('button', { name: /pagar|pay/i }).click()
  await page.bringToFront()
  await expect(ticket).toBeVisible({ timeout: 30_000 })
})

// one refusal for each way that it leads on; the words and actions of all are those of the feature's own tests.
// The sandbox refuses an order whose first holder has the name of a refusal.
for (const [code, words, action, leads] of [
  ['EVT_REG_001', 'Os ingressos se esgotaram', 'Ver outros eventos', /\/event$/],
  ['EVT_REG_003', 'A inscrição tem perguntas novas', 'Escolher ingresso', /\/event\/\d+\?buyingStep=tickets$/],
  ['EVT_REG_010', 'Esta forma de pagamento não está disponível', 'Escolher outra forma', /\/checkout$/],
] as const)
  test(`${code} shows its own message and its action leads on`, async ({ page, at, visit }) => {
    await visit(at('/event'))
    await freeTicketFor(page, code)
    const dialog = page.getByRole('dialog', { name: words })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(leads)
  })

test('a member opens their tickets and exclusive content', async ({ page, at }) => {
  await openAs(page, at('/user/registrations'), 'ana@demo.test')
  await expect(title(page, 'Inscrições em eventos')).toBeVisible()
  await page.getByRole('link', { name: 'Salmos de subida' }).click()
  await expect(page.getByRole('img', { name: /^QR Code/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ver conteúdo' }).click()
  await expect(title(page, 'Conteúdo exclusivo')).toBeVisible()
  await expect(page.getByText(/^Em breve/)).toBeVisible()
  await expect(page.getByText(/^Expirou em/)).toBeVisible()
  await page.getByRole('link', { name: 'Antes da primeira noite' }).click()
  await expect(title(page, 'Antes da primeira noite')).toBeVisible()
  await page.goto(at('/user/registrations'))
  await page.getByRole('link', { name: 'A mesa posta' }).click()
  await expect(page.getByText('Aguardando pagamento').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR Code/ })).toHaveCount(0)
})

test('a guest’s exclusive contents are scrolled to, from one to the next', async ({ page, at, visit }) => {
  test.slow()
  await visit(at('/event'))
  await goToTickets(page, 'Salmos de subida')
  await page.getByRole('button', { name: 'Mais um: Curso', exact: true }).click()
  await press(page, 'Continuar')
  await page.getByLabel('Nome completo').fill(ana.name)
  await press(page, 'Ir para o resumo')
  await expect(title(page, 'Como você prefere pagar?')).toBeVisible()
  await giveBuyer(page, newAddress('course'))
  await choose(page, 'Cartão de crédito')
  await giveCard(page, cards.approved)
  await pay(page)
  await expect(title(page, 'Pagamento confirmado')).toBeVisible()
  // lower than where the contents begin
  await page.setViewportSize({ width: 390, height: 600 })
  for (const [link, heading] of [
    ['Ver conteúdo', 'Conteúdo exclusivo'],
    ['Antes da primeira noite', 'Antes da primeira noite'],
    ['Conteúdo exclusivo', 'Conteúdo exclusivo'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click()
    const opened = page.getByRole('heading', { level: 2, name: heading, exact: true })
    await expect(opened).toBeFocused()
    await expect(opened).toBeInViewport()
  }
})
