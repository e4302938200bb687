import type { Page, Request } from '@playwright/test'
import { STATIC_BFF_PORT, STATIC_CALLS_PORT } from '../hosts/ports.ts'
import { expect, test } from './clean-page.ts'
import { codeOf } from './people.ts'
import { expectMember, MEMBERS_PAGE } from './signed-in.ts'
import { signInByForm } from './way-in.ts'

const ownOrigin = `http://localhost:${STATIC_CALLS_PORT}`

/** Calls to the API that the page makes from now on, without their host. */
function calls(page: Page): string[] {
  const made: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(?:api|bff)\/v1\//.test(pathname)) made.push(pathname.replace(/^\/api\/v1/, '') + search)
  })
  return made
}

test('a static portal starts with the specification’s calls', { tag: '@matrix' }, async ({ page, say, language }) => {
  const made = calls(page)
  await page.goto(`${ownOrigin}/`)
  await expect(page).toHaveTitle('Igreja Vida Plena')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { name: 'A luz que veio ao mundo' })).toBeVisible()
  expect(made[0]).toBe('/igreja/codigo/demo')
  const parts = [/\/modulo\/$/, /\/visual\/$/, /\/metodo-pagamento\/$/, /^\/igreja-app-menu\?igreja=\d+$/]
  for (const [i, part] of parts.entries()) expect(made[1 + i]).toMatch(part)
  expect(made.filter((call) => call.startsWith('/bff'))).toEqual([])

  await page.getByRole('region', { name: say.events }).getByRole('link', { name: 'A mesa posta' }).click()
  await expect(page).toHaveURL(/:4311\/event\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'A mesa posta' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'A mesa posta' })).toBeVisible()
})

test('modules, colours, payment methods and menu are requested in parallel', async ({ page }) => {
  let asked = 0
  let release = () => {}
  const all = new Promise<void>((resolve) => (release = resolve))
  // none is answered before all four are on their way: one after the other they would wait for ever
  await page.route(/\/(?:modulo|visual|metodo-pagamento)\/$|\/igreja-app-menu\?/, async (route) => {
    if (++asked === 4) release()
    await all
    await route.continue()
  })
  await page.goto(`${ownOrigin}/`)
  await expect(page).toHaveTitle('Igreja Vida Plena')
  expect(asked).toBe(4)
})

test('a static portal starts with the BFF’s bundle', async ({ page, say }) => {
  const made = calls(page)
  await page.goto(`http://localhost:${STATIC_BFF_PORT}/`)
  await expect(page).toHaveTitle('Grace Community')
  await expect(page.getByRole('heading', { name: 'There is room in the pew' })).toBeVisible()
  expect(made[0]).toMatch(/^\/bff\/v1\/start-up\?/)
  expect(made.filter((call) => /codigo\/|\/modulo\/|\/visual\/|app-menu|banner/.test(call))).toEqual([])
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#1F5F5B')
  await page.getByRole('region', { name: say.events }).getByRole('link', { name: 'Neighborhood supper' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Neighborhood supper' })).toBeVisible()
})

test('a static portal removes a one-time code from the address and sends it to its API only', async ({
  page,
  request,
  at,
}) => {
  const code = await codeOf(request, at(''), 'leo@demo.test')
  const made: Request[] = []
  page.on('request', (one) => made.push(one))
  await page.goto(`${ownOrigin}${MEMBERS_PAGE}?token=${code}&user=7`)
  await expectMember(page)
  await expect(page).toHaveURL(ownOrigin + MEMBERS_PAGE)
  await page.goto(`${ownOrigin}/event`)
  await page.goBack()
  await expect(page).toHaveURL(ownOrigin + MEMBERS_PAGE)
  await expectMember(page)
  const carrying: string[] = []
  for (const one of made) {
    const { origin, pathname } = new URL(one.url())
    const sent = [one.url(), one.postData(), ...Object.values(await one.allHeaders())]
    if (sent.some((text) => text?.includes(code))) carrying.push(`${one.method()} ${origin}${pathname}`)
  }
  expect(carrying).toEqual([`GET ${ownOrigin}${MEMBERS_PAGE}`, `POST ${at('/api/v1/security/codigo-acesso/trocar')}`])
})

test('a static portal opens home after a sign-in with a hostile redirectTo', async ({ page, at, faults }) => {
  test.slow()
  const allowed = [ownOrigin, new URL(at('')).origin]
  const outside: string[] = []
  page.on('request', (one) => allowed.some((origin) => one.url().startsWith(`${origin}/`)) || outside.push(one.url()))
  page.on('dialog', (dialog) => {
    faults.seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  for (const target of ['//evil.test', 'https:evil.test', '/\\evil.test', 'javascript:alert(1)']) {
    await signInByForm(page, `${ownOrigin}/access?redirectTo=${encodeURIComponent(target)}`, 'leo@demo.test')
    await expect(page).toHaveURL(`${ownOrigin}/`)
    await page.evaluate(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()))
  }
  expect(outside).toEqual([])
})
