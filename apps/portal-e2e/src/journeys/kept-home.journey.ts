import type { APIRequestContext, Page, Response } from '@playwright/test'
import { newChurch } from './church-commands.ts'
import { expect, test } from './clean-page.ts'

// home is answered by the service worker
test.use({ serviceWorkers: 'allow' })

/** Resolves once home's copy may be shown before the network has answered. */
const untilReady = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/'))?.headers.has('atrio-audience') ?? false), {
      timeout: 30_000,
    })
    .toBe(true)

/** By its headers: the page may be loaded again before its text is read. */
const isCopy = (answer: Response | null) => answer?.headers()['atrio-stored-at'] !== undefined

/** What the server itself answers: it hears of the command line's changes a moment later. */
async function served(request: APIRequestContext, url: string) {
  const { host, port } = new URL(url)
  const answer = await request.get(`http://127.0.0.1:${port}/`, { headers: { host } })
  return `${answer.status()} ${await answer.text()}`
}

/**
 * Opens home by its copy and waits until it is loaded again from the network. Nothing is looked at in between: Playwright's
 * evaluations count as a person's touch, and a page that was touched is not loaded again.
 */
async function loadsAgain(page: Page, home: string) {
  const again = page.waitForResponse((one) => one.request().isNavigationRequest() && !isCopy(one))
  expect(isCopy(await page.goto(home, { waitUntil: 'commit' }))).toBe(true)
  await again
}

/** Lost when the page is loaded again. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('home is shown from its copy, and what the church has changed since appears by itself', async ({
  page,
  request,
  visit,
  at,
  say,
  faults,
}) => {
  test.slow()
  const code = `lago-${Date.now().toString(36)}`
  const church = await newChurch(code)
  const home = at('/', code)
  await church.hasEvent('Encontro de casais')
  await expect.poll(() => served(request, home)).toContain('Encontro de casais')
  const events = page.getByRole('region', { name: say.events })
  await visit(home)
  await expect(events).toContainText('Encontro de casais')
  await untilReady(page)

  await test.step('an event has another name: without a reload', async () => {
    await church.hasEvent('Encontro de famílias')
    await expect.poll(() => served(request, home)).toContain('Encontro de famílias')
    const answer = await visit(home)
    await mark(page)
    expect(isCopy(answer)).toBe(true)
    expect(await answer?.text()).toContain('Encontro de casais')
    await expect(events).toContainText('Encontro de famílias')
    await expect(page.getByText('Encontro de casais')).toHaveCount(0)
    expect(await isMarked(page)).toBe(true)
  })

  await test.step('the next visit begins with that', async () => {
    const answer = await visit(home)
    expect(isCopy(answer)).toBe(true)
    expect(await answer?.text()).toContain('Encontro de famílias')
  })

  await test.step('a reload asks the network', async () => {
    expect(isCopy(await page.reload())).toBe(false)
    await untilReady(page)
  })

  await test.step('the church has another colour: the page is loaded again', async () => {
    await church.hasColor('#1f6f54')
    await expect.poll(() => served(request, home)).toContain('content="#1f6f54"')
    await loadsAgain(page, home)
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#1f6f54')
    await expect(page.locator('html')).not.toHaveAttribute('data-kept')
  })

  await test.step('the church is closed: its page goes, and its copy', async () => {
    faults.allow(/status of 503/)
    await untilReady(page)
    await church.closes()
    await expect.poll(() => served(request, home)).toMatch(/^503 /)
    await loadsAgain(page, home)
    await expect(page.getByRole('heading', { level: 1, name: say.inactive })).toBeVisible()
    expect(await page.evaluate(async () => (await caches.match('/')) === undefined)).toBe(true)
  })
})

test('a copy of another language or theme is not shown', async ({ page, visit, at, say }) => {
  test.slow()
  await visit(at('/'))
  await untilReady(page)
  await visit(at('/event'))
  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const spanish = await visit(at('/'))
  expect(isCopy(spanish)).toBe(false)
  expect(await spanish?.text()).toContain('<html lang="es"')
  await untilReady(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Tema oscuro' }).click()
  const dark = await visit(at('/'))
  expect(isCopy(dark)).toBe(false)
  expect(await dark?.text()).toContain('<html lang="es" data-theme="dark"')
  await expect.poll(async () => isCopy(await visit(at('/')))).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('region', { name: say.events })).toBeVisible()
})
