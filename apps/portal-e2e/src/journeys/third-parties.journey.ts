import type { Page } from '@playwright/test'
import { awake, expect, test } from './clean-page.ts'
import { PASSWORD } from './people.ts'
import { acceptAll, go, HOME, OTHERS, settings, watchDocuments, watchOthers } from './third-parties.ts'
import { giveEmail, givePassword } from './way-in.ts'

for (const [how, fail] of Object.entries({
  refused: (page: Page) => page.route(`${OTHERS}/**`, (route) => route.abort()),
  hanging: (page: Page) => page.route(`${OTHERS}/**`, () => undefined),
  throwing: (page: Page) =>
    page.route(`${OTHERS}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `throw new Error('a fault of another')` }),
    ),
})) {
  test(`the page works when all of them are ${how}`, async ({ page, faults }) => {
    faults.allow(/net::ERR_FAILED/, /a fault of another/)
    await fail(page)
    await acceptAll(page)
    await expect(settings(page)).toBeVisible()
    await go(page, 'Eventos')
    await expect(page.getByRole('heading', { level: 1, name: 'Eventos' })).toBeVisible()
    await go(page, 'Contribuir')
    await expect(page).toHaveURL(`${HOME}/give`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a signal of the browser refuses statistics and marketing', async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' })
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const others = watchOthers(page)
  await acceptAll(page)
  await expect.poll(() => others.sent('recording')).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Assistente' })).toBeVisible()
  await settings(page).click()
  await expect(page.getByRole('checkbox', { name: 'Divulgação' })).toBeDisabled()
  expect(others.files().sort()).toEqual(['/bot/demo.js', '/recording.js'])
})

test('the survey starts after a first sign-in, on the open page after it, and only then', async ({ page }) => {
  const others = watchOthers(page)
  await acceptAll(page)
  await expect(settings(page)).toBeVisible()
  const bound = page.waitForRequest(
    (request) => request.url().includes('/consentimento/') && request.headers()['authorization'] !== undefined,
  )
  await page.goto(`${HOME}/access?redirectTo=%2Fnews`)
  await giveEmail(page, 'bia@demo.test')
  await givePassword(page, PASSWORD)
  await expect(page).toHaveURL(`${HOME}/news`)
  await bound
  await expect
    .poll(() => others.sent('survey'))
    .toEqual([{ what: 'survey', path: '/news', environmentId: 'env-journey' }])
  others.forget()
  await page.reload()
  await awake(page)
  await expect.poll(() => others.sent('pixel')).toHaveLength(1)
  expect(others.sent('survey')).toEqual([])
  await page.goto(`${HOME}/user/account`)
  await page.getByRole('main').getByRole('button', { name: 'Escolhas de privacidade' }).click()
  await expect(page.getByRole('dialog', { name: 'Escolhas de privacidade' })).toBeVisible()
})

test('signing out on a strict page ends the session at home, and the next page is an open document', async ({
  page,
  faults,
}) => {
  // as at every sign-out: what the page asks for without a session
  faults.allow(/status of 401/)
  const documents = watchDocuments(page)
  await acceptAll(page)
  await expect(settings(page)).toBeVisible()
  await page.goto(`${HOME}/access?redirectTo=%2Fuser%2Faccount`)
  await giveEmail(page, 'leo@demo.test')
  await givePassword(page, PASSWORD)
  await expect(page).toHaveURL(`${HOME}/user/account`)
  await expect(settings(page)).toHaveCount(2)
  const ended = page.waitForRequest((request) => request.url().endsWith('/security/logout'))
  await page.getByRole('button', { name: /Sua conta/ }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await ended
  await expect(page).toHaveURL(`${HOME}/`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('atrio.refreshToken'))).toBeNull()
  expect(documents.at(-1)?.isOpen).toBe(false)
  await go(page, 'Eventos')
  await expect(page).toHaveURL(`${HOME}/event`)
  await expect.poll(() => documents.at(-1)).toEqual({ path: '/event', isOpen: true })
})

test('an open page without an answer shows the error page in its place', async ({ page, faults }) => {
  faults.allow(/net::ERR_/)
  await acceptAll(page)
  await expect(settings(page)).toBeVisible()
  await page.route(/\/(api|bff)\/v1\//, (route) => route.abort())
  await go(page, 'Eventos')
  await expect(page).toHaveURL(/\/error\?/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'fbq' in window)).toBe(true)
})

test('an error of the portal is reported by its server, without personal data', async ({ page, visit, faults }) => {
  faults.allow(/refused for/)
  const others = watchOthers(page)
  await visit(`${HOME}/give`)
  await expect(settings(page)).toBeVisible()
  await page.evaluate(() => {
    const error = new TypeError('refused for ana@demo.test at /access?token=secret')
    error.stack = `TypeError: x\n    at draw (${location.origin}/assets/kit-1.js:3:14)`
    console.error(error)
  })
  type Report = { body: string; agent: unknown }
  // other journeys of this run have errors of their own
  const reports = async () =>
    ((await (await fetch(`${OTHERS}/reports`)).json()) as Report[]).filter(({ body }) => body.includes('refused for'))
  await expect.poll(async () => (await reports()).length).toBe(1)
  const [report] = await reports()
  expect(report?.agent).toBeNull()
  expect(report?.body).not.toMatch(/ana@|secret|localhost/)
  expect(JSON.parse(report?.body.split('\n')[2] ?? '')).toMatchObject({
    transaction: '/give',
    tags: { church: 'demo', language: 'pt-BR' },
    exception: { values: [{ type: 'TypeError', value: 'refused for <e-mail> at <address>' }] },
  })
  expect(others.count()).toBe(0)
})

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('keeps no open page', async ({ page }) => {
    await acceptAll(page)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.reload()
    await awake(page)
    await go(page, 'Eventos')
    await expect(page).toHaveURL(`${HOME}/event`)
    await page.reload()
    await awake(page)
    const kept = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => /^(pages|frame) /.test(name))
      const answers = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name)
          // by the request: a kept document is an answer of the worker's own, which has no address
          return Promise.all((await cache.keys()).map(async (key) => ({ url: key.url, kept: await cache.match(key) })))
        }),
      )
      return answers.flat().map(({ url, kept }) => ({
        path: new URL(url).pathname,
        isStrict: kept?.headers.get('content-security-policy')?.includes('require-trusted-types-for'),
      }))
    })
    expect(kept).toContainEqual({ path: '/user/account', isStrict: true })
    expect(kept.filter(({ isStrict }) => !isStrict)).toEqual([])
  })
})
