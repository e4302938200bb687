import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { enterAs } from './signed-in.ts'

// only these journeys allow the service worker
test.use({ serviceWorkers: 'allow' })

/** Addresses that are kept on this device, over all shelves. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(shelves.map((shelf) => shelf.keys()))
    return requests.flat().map(({ url }) => url.replace(location.origin, ''))
  })

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** The first visit goes by the network; what it brought is kept when the worker has come, which answers once active. */
async function untilKept(page: Page, path: string) {
  await controlled(page)
  await expect.poll(() => keptAddresses(page)).toContain(path)
}

test(
  'a page opened before opens without network',
  { tag: '@matrix' },
  async ({ page, context, visit, at, say, faults }) => {
    test.slow()
    faults.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
    await visit(at('/'))
    await untilKept(page, '/')
    await visit(at('/'))
    await expect(page.getByRole('region', { name: say.events })).toBeVisible()
    await visit(at('/songs'))
    await untilKept(page, '/songs')
    const song = page.getByRole('main').locator('a[href^="/songs/"]').first()
    const path = (await song.getAttribute('href'))!
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.textContent()
    await song.click()
    await expect(page).toHaveURL(at(path))
    await expect(heading).not.toHaveText(before!)
    const title = await heading.textContent()

    await context.setOffline(true)
    await visit(at(path))
    await expect(page.getByRole('status').filter({ hasText: say.offline })).toBeVisible()
    await expect(heading).toHaveText(title!)
    await visit(at('/songs'))
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible()
    await visit(at('/'))
    await expect(page.getByRole('region', { name: say.events })).toBeVisible()

    await context.setOffline(false)
    await visit(at('/about'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('a page never opened before shows that it is offline and loads once the network returns', async ({
  page,
  context,
  visit,
  at,
  say,
  faults,
}) => {
  test.slow()
  faults.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
  await visit(at('/'))
  await untilKept(page, '/')
  // code of home's sections may still be on its way
  await page.goto('about:blank')
  await context.setOffline(true)
  await visit(at('/about'))
  await expect(page.getByRole('heading', { level: 1, name: 'Não conseguimos abrir esta página' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('main').getByRole('link', { name: say.retry }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Igreja Vida Plena' })).toBeVisible()
})

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
  const heading = page.getByRole('heading', { level: 1 })
  await visit(at('/event'))
  await controlled(page)
  const events = page.getByRole('main').locator('a[href^="/event/"]')
  const [first, second] = await events.evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href')!))])
  const list = await heading.textContent()
  await page.getByRole('main').locator(`a[href="${first}"]`).first().click()
  await expect(page).toHaveURL(at(first!))
  await expect(heading).not.toHaveText(list!)
  const title = await heading.textContent()
  await page.goBack()
  await expect(heading).toHaveText(list!)
  // what was fetched is stale by now
  await page.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 300_000
  })

  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: say.offline })).toBeVisible()
  await page.getByRole('main').locator(`a[href="${first}"]`).first().click()
  await expect(heading).toHaveText(title!)
  await page.goBack()
  await expect(heading).toHaveText(list!)
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
  await expect.poll(keptWords).toBe(1)
})

test('the shared cache contains nothing of a member', async ({ page, visit, at }) => {
  test.slow()
  await visit(at('/'))
  await untilKept(page, '/')
  await enterAs(page, at(''), 'ana@demo.test')
  for (const path of ['/user/data', '/user/notes', '/user/registrations', '/user/prayer']) {
    await visit(at(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await visit(at('/?order=secret'))
  const kept = await keptAddresses(page)
  const calls = kept.filter((address) => /^\/(api|bff)\//.test(address))
  expect(calls.filter((address) => /usuario|user|\/me\b|nota|oracao|pedido/.test(address))).toEqual([])
  expect(kept.filter((address) => address.includes('?order'))).toEqual([])
  // the kept documents are the frame of all pages, without anybody's name
  const texts = await page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const pages = (await Promise.all(shelves.map((shelf) => shelf.matchAll()))).flat()
    return Promise.all(
      pages.filter(({ headers }) => headers.get('content-type')?.includes('html')).map((one) => one.text()),
    )
  })
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => text.includes('ana@demo.test'))).toEqual([])
})
