import { STATIC_CALLS_PORT } from '../hosts/ports.ts'
import { expect, test } from './clean-page.ts'

test.describe('no church to show', { tag: '@matrix' }, () => {
  test('an inactive church shows that its portal is closed', async ({ page, visit, at, say, faults }) => {
    faults.allow(/status of 503/)
    expect((await visit(at('/', 'closed')))?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1, name: say.inactive })).toBeVisible()
    await expect(page.locator('body')).not.toContainText('Igreja do Caminho')
  })

  test('an unknown church is a 404 without any church’s data', async ({ page, visit, at, say, faults }) => {
    faults.allow(/status of 404/)
    const answer = await visit(at('/event', 'nobody'))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: say.unknown })).toBeVisible()
    expect(await answer?.text()).not.toMatch(/Vida Plena|Grace|Iglesia Luz|theme-color/)
  })
})

test.describe('a static portal whose start-up fails', () => {
  const home = `http://localhost:${STATIC_CALLS_PORT}/`
  const api = '**/api/v1/**'

  test('shows the error page and starts once the API is back', { tag: '@matrix' }, async ({ page, say, faults }) => {
    faults.allow(/status of 500/)
    await page.route(api, (route) =>
      route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, json: {} }),
    )
    await page.goto(home)
    await expect(page.getByRole('heading', { level: 1, name: say.failed })).toBeVisible()
    await expect(page.getByText(say.failedText)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/error')
    expect(new URL(page.url()).searchParams.get('message')).toBe('HOME.MESSAGE.ERROR.GENERIC')
    await page.unroute(api)
    await page.getByRole('link', { name: say.retry }).click()
    await expect(page).toHaveURL(home)
    await expect(page).toHaveTitle('Igreja Vida Plena')
  })

  test('shows the error page when nothing answers', async ({ page, say, faults }) => {
    faults.allow(/net::ERR_FAILED/)
    await page.route(api, (route) => route.abort())
    await page.goto(`${home}event`)
    await expect(page.getByRole('heading', { level: 1, name: say.failed })).toBeVisible()
    await expect(page.getByText(say.failedText)).toBeVisible()
    await page.unroute(api)
    await page.getByRole('link', { name: say.retry }).click()
    await expect(page).toHaveURL(`${home}event`)
    await expect(page.getByRole('heading', { level: 1, name: say.events })).toBeVisible()
  })

  test('distinguishes a closed church from an unknown one', async ({ page, say, faults }) => {
    faults.allow(/status of 404/)
    for (const [code, words] of [
      ['closed', say.inactive],
      ['nobody', say.unknown],
    ] as const) {
      await page.route('**/config.json', async (route) => {
        const config = (await (await route.fetch()).json()) as object
        await route.fulfill({ json: { ...config, churchCode: code } })
      })
      await page.goto(home)
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
      await page.unroute('**/config.json')
    }
  })
})
