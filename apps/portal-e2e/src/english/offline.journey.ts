import type { Page } from '@playwright/test'
import { expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'
import { keptAnswer } from '../journeys/kept-answers.ts'
import { chooseTicket, pay, paying } from '../journeys/paying.ts'
import { newMember } from '../journeys/people.ts'
import { openAs } from '../journeys/signed-in.ts'
import { heading } from '../journeys/way-in.ts'

// what is kept is opened by the service worker
test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ faults }) => faults.allow(/net::ERR_/, /status of 401/))

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)
const asOf = (page: Page) =>
  page.getByText(/Offline: this page shows what was known on [A-Z][a-z]+ \d{1,2}(, \d{4})? at \d{1,2}:\d{2}\s[AP]M\./)

test('a page opened before opens without network, and another says that it is offline', async ({
  page,
  context,
  visit,
  at,
  say,
}) => {
  test.slow()
  await visit(at('/'))
  await controlled(page)
  await visit(at('/event'))
  const isKept = () => page.evaluate(async () => Boolean(await caches.match(location.href)))
  await expect.poll(isKept).toBe(true)
  await page.goto('about:blank')
  await context.setOffline(true)
  await visit(at('/event'))
  await expect(heading(page, 'Events')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: say.offline })).toBeVisible()
  await fits(page, 'events without network')
  await visit(at('/about'))
  await expect(heading(page, 'We couldn’t open this page')).toBeVisible()
  await fits(page, 'a page that was not kept')
})

test('own tickets and a reading plan open after a load without network', async ({ page, context, request, at }) => {
  test.slow()
  await openAs(page, at('/event'), await newMember(request, 'keeps-en', at('')))
  await controlled(page)
  await chooseTicket(page, at(''), 'Neighborhood supper', 'A chair at the table', paying.en)
  await page.getByLabel('Full name', { exact: true }).fill('Ruth Noonan')
  await page.getByRole('button', { name: 'Go to the summary' }).click()
  await expect(heading(page, 'Just confirm it')).toBeVisible()
  await pay(page, paying.en)
  await expect(heading(page, 'Registration confirmed')).toBeVisible()
  await page.getByRole('link', { name: 'View my tickets' }).click()
  const qr = page.getByRole('img', { name: 'QR code of Ruth Noonan’s ticket' })
  await expect(qr).toBeVisible()
  const tickets = page.url()

  await page.goto(at('/reading-plans'))
  await page.getByRole('link', { name: 'Ruth in a week' }).click()
  await page.getByRole('button', { name: 'Start this plan', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start today', exact: true }).click()
  const first = page.getByRole('checkbox', { name: 'Day 1: read' })
  await expect(first).not.toBeChecked()
  const plan = page.url()

  await keptAnswer(page, 'readingPlans.reading', '"startsOn"')
  await context.setOffline(true)
  await page.goto(tickets)
  await expect(asOf(page)).toBeVisible()
  await expect(qr).toBeVisible()
  await fits(page, 'tickets without network')
  await page.goto(plan)
  await expect(asOf(page)).toBeVisible()
  await first.check()
  await expect(page.getByText('1 mark hasn’t reached your account yet.')).toBeVisible()
  await fits(page, 'a plan without network')
  const sent = page.waitForResponse((answer) => answer.url().includes('/dia/1') && answer.status() === 200)
  await context.setOffline(false)
  await sent
  await expect(page.getByText('1 mark hasn’t reached your account yet.')).toHaveCount(0)
})

test('a member card opens after a load without network', async ({ page, context, at }) => {
  test.slow()
  await openAs(page, at('/user/account/card', 'demo'), 'ana@demo.test')
  await controlled(page)
  await page.reload()
  await expect(heading(page, 'Member card')).toBeVisible()
  await expect(page.getByText('01427', { exact: true }).last()).toBeVisible()
  await keptAnswer(page, 'memberCard')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('01427', { exact: true }).last()).toBeVisible()
  await expect(asOf(page)).toBeVisible()
  await fits(page, 'a member card without network')
})
