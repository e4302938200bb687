import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { keptAnswer } from './kept-answers.ts'
import { newMember } from './people.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

// what a member's device keeps is opened by the service worker's frame
test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ faults }) => faults.allow(/net::ERR_/, /status of 401/))

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)
const asOf = (page: Page) => page.getByText(/Sem conexão: esta página mostra como estava em/)
const qr = (page: Page) => page.getByRole('img', { name: /^QR Code do ingresso/ }).first()
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('atrio.kept.')))

/** Ana's registrations and her tickets of an event, with a worker in place. */
async function seeTickets(page: Page, at: (path: string) => string) {
  await openAs(page, at('/user/registrations'), 'ana@demo.test')
  await controlled(page)
  // now the worker keeps what the page loads
  await page.reload()
  await expect(heading(page, 'Inscrições em eventos')).toBeVisible()
  await page.getByRole('link', { name: 'Salmos de subida' }).click()
  await expect(qr(page)).toBeVisible()
  return page.url()
}

test('tickets and member card open after a load without network', async ({ page, context, at }) => {
  test.slow()
  const tickets = await seeTickets(page, at)
  const code = await qr(page).innerHTML()
  await page.goto(at('/user/account/card'))
  await expect(page.getByText('01427', { exact: true }).last()).toBeVisible()
  await keptAnswer(page, 'memberCard')

  await context.setOffline(true)
  await page.goto(tickets)
  await expect(asOf(page)).toBeVisible()
  expect(await qr(page).innerHTML()).toBe(code)
  await check(page, 'tickets without network')
  await page.getByRole('link', { name: 'Inscrições em eventos' }).first().click()
  await expect(page.getByRole('link', { name: 'Salmos de subida' })).toBeVisible()
  await page.goto(at('/user/account/card'))
  await expect(page.getByText('01427', { exact: true }).last()).toBeVisible()
  await expect(asOf(page)).toBeVisible()
  await context.setOffline(false)
  await expect(asOf(page)).toHaveCount(0)
  await expect(page.getByText('01427', { exact: true }).last()).toBeVisible()
})

test('a reading plan opens after a load without network, and its marks are sent later', async ({
  page,
  context,
  request,
  at,
}) => {
  test.slow()
  // a member of this journey's own: their marks are seen by nobody else
  await openAs(page, at('/reading-plans'), await newMember(request, 'keeps', at('')))
  await controlled(page)
  // now the worker keeps what the page loads; the network is lost before it has loaded the calendar
  await page.reload()
  await context.route(/\/plan-extras-/, (route) => route.abort())
  await page.getByRole('link', { name: 'Sete salmos para a semana' }).click()
  await page.getByRole('button', { name: 'Começar este plano', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Começar hoje', exact: true }).click()
  const box = (day: number) => page.getByRole('checkbox', { name: `Dia ${day}: lido` })
  await expect(box(1)).not.toBeChecked()
  await keptAnswer(page, 'readingPlans.reading', '"startsOn"')
  await context.setOffline(true)
  await page.reload()
  await expect(asOf(page)).toBeVisible()
  await box(1).check()
  await page.reload()
  await expect(box(1)).toBeChecked()
  await page.getByRole('button', { name: 'Mais', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Mais' })).toBeVisible()
  await page.keyboard.press('Escape')
  const sent = page.waitForResponse((answer) => answer.url().includes('/dia/1') && answer.status() === 200)
  await context.setOffline(false)
  await sent
  await page.reload()
  await expect(box(1)).toBeChecked()
  await expect(page.getByText('1 marca ainda não chegou à sua conta.')).toHaveCount(0)
})

test('a second account on the device sees nothing of the first', async ({ page, context, request, at }) => {
  test.slow()
  const tickets = await seeTickets(page, at)
  await expect.poll(() => kept(page)).toHaveLength(4)
  await page.close()
  const next = await context.newPage()
  await openAs(next, at('/user/registrations'), await newMember(request, 'second', at('')))
  await expect(next.getByRole('heading', { name: 'Você ainda não tem inscrições' })).toBeVisible()
  await expect.poll(() => kept(next)).toHaveLength(2)
  await context.setOffline(true)
  await next.goto(tickets)
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(next.getByRole('img', { name: /^QR Code do ingresso/ })).toHaveCount(0)
  await expect(next.getByText('Ana Beatriz Nogueira')).toHaveCount(0)
})

test('signing out in another tab removes what the device keeps', async ({ page, context, at }) => {
  test.slow()
  const tickets = await seeTickets(page, at)
  const tab = await context.newPage()
  await tab.goto(at('/'))
  await tab.getByRole('button', { name: /^Sua conta/ }).click()
  await context.setOffline(true)
  await tab.getByRole('button', { name: 'Sair' }).click()
  await expect(tab.getByRole('button', { name: /^Sua conta/ })).toHaveCount(0)
  expect(await kept(tab)).toEqual([])
  await page.goto(tickets)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR Code do ingresso/ })).toHaveCount(0)
})
