import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'

// as in kept-pages: only these journeys allow the service worker
test.use({ serviceWorkers: 'allow' })

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a tap without network shows what was opened before, and the error page for what was not', async ({
  page,
  context,
  visit,
  at,
  say,
  faults,
}) => {
  test.slow()
  faults.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
  await visit(at('/event'))
  await controlled(page)
  const events = page.getByRole('main').locator('a[href^="/event/"]')
  const [first, second] = await events.evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href')!))])
  const list = await heading(page).textContent()
  await page.getByRole('main').locator(`a[href="${first}"]`).first().click()
  await expect(heading(page)).not.toHaveText(list!)
  const title = await heading(page).textContent()
  await page.goBack()
  await expect(heading(page)).toHaveText(list!)
  // what was fetched is stale by now
  await page.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 300_000
  })

  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: say.offline })).toBeVisible()
  await page.getByRole('main').locator(`a[href="${first}"]`).first().click()
  await expect(heading(page)).toHaveText(title!)
  await page.goBack()
  await expect(heading(page)).toHaveText(list!)
  await page.getByRole('main').locator(`a[href="${second}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1, name: say.failed })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('message')).toBe('HOME.MESSAGE.ERROR.GENERIC')

  await context.setOffline(false)
  await page.getByRole('main').getByRole('link', { name: say.retry }).click()
  await expect(page).toHaveURL(at(second!))
})

test('the words of the players are kept with a page that shows one', async ({ page, visit, at }) => {
  test.slow()
  await visit(at('/live'))
  await controlled(page)
  await visit(at('/live'))
  const keptWords = () =>
    page.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const kept = (await Promise.all(shelves.map((shelf) => shelf.matchAll()))).flat()
      const scripts = kept.filter(({ url }) => url.endsWith('.js'))
      const texts = await Promise.all(scripts.map((one) => one.text()))
      return texts.filter((text) => text.includes('Abrir o arquivo do vídeo')).length
    })
  await expect.poll(keptWords, { timeout: 20_000 }).toBe(1)
})
