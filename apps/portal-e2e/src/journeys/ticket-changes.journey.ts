import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { cards, choose, chooseTicket, giveCard, goToCheckout, pay } from './paying.ts'
import { newMember } from './people.ts'
import { mailTo } from './server-calls.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** A member's free ticket for the concert, up to its page. */
async function freeTicket(page: Page, portal: string, holder: string) {
  await chooseTicket(page, portal, 'Cantata de Natal', 'Cadeira')
  await page.getByLabel('Nome completo').fill(holder)
  await press(page, 'Ir para o resumo')
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check()
  await press(page, 'Confirmar')
  await page.getByRole('link', { name: 'Ver meus ingressos' }).click()
  await expect(page.getByRole('img', { name: `QR Code do ingresso de ${holder}` })).toBeVisible()
}

test.describe('changes of a ticket', () => {
  test.slow()

  test('a member cancels a free registration', async ({ page, request, at }) => {
    await openAs(page, at('/event'), await newMember(request, 'cancels', at('')))
    await freeTicket(page, at(''), 'Rute Nogueira')
    await press(page, 'Cancelar ingresso')
    await check(page, 'asking before a ticket is cancelled')
    await inDialog(page, 'Cancelar ingresso')
    await expect(page.getByText('Ingresso cancelado.')).toBeVisible()
    await expect(page.getByText('Cancelado', { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR Code/ })).toHaveCount(0)
  })

  test('a member cancels a registration paid by card, and the money goes back', async ({ page, request, at }) => {
    await openAs(page, at('/event'), await newMember(request, 'refund', at('')))
    await goToCheckout(page, at(''))
    await choose(page, 'Cartão de crédito')
    await giveCard(page, cards.approved)
    await pay(page)
    await page.getByRole('link', { name: 'Ver meus ingressos' }).click()
    await press(page, 'Cancelar ingresso')
    await expect(page.getByText(/o valor volta pela mesma forma de pagamento/)).toBeVisible()
    await inDialog(page, 'Cancelar ingresso')
    await expect(page.getByText('Ingresso cancelado.')).toBeVisible()
    await expect(async () => {
      await page.goto(at('/user/payments'))
      await expect(page.getByText('Devolvido', { exact: true })).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 90_000 })
  })

  test('a member passes a ticket on, and another account takes it', async ({ page, request, at, browser }) => {
    const taker = await newMember(request, 'takes', at(''))
    await openAs(page, at('/event'), await newMember(request, 'passes', at('')))
    await freeTicket(page, at(''), 'Rute Nogueira')
    await press(page, 'Passar para outra pessoa')
    await page.getByLabel('E-mail de quem vai ficar com ele').fill(taker)
    await check(page, 'passing a ticket on')
    await press(page, 'Enviar o link')
    await expect(page.getByText(`Link enviado para ${taker}.`)).toBeVisible()
    const { text } = await mailTo(request, taker, /um ingresso para você/)
    const { pathname, search } = new URL(/https?:\/\/\S+pass=\S+/.exec(text)![0])

    const other = await browser.newContext()
    const theirs = await other.newPage()
    await openAs(theirs, at(`${pathname}${search}`), taker)
    await expect(theirs.getByText(/quer passar a você um ingresso: Cadeira\.$/)).toBeVisible()
    await check(theirs, 'a ticket that is offered')
    await theirs.getByLabel('Nome completo').fill('Davi Prado')
    await press(theirs, 'Ficar com o ingresso')
    await expect(theirs.getByRole('img', { name: 'QR Code do ingresso de Davi Prado' })).toBeVisible()
    await theirs.goto(at(`${pathname}${search}`))
    await expect(theirs.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
    await other.close()

    await page.reload()
    await expect(heading(page, 'Ingressos: Cantata de Natal')).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR Code/ })).toHaveCount(0)
  })
})
