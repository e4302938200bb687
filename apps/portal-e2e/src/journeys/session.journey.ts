import { expect, test } from './clean-page.ts'
import { PASSWORD } from './people.ts'
import { enterAs, expectMember, forgetSession, MEMBERS_PAGE } from './signed-in.ts'
import { heading, TO_MEMBERS_PAGE } from './way-in.ts'

test.beforeEach(({ faults }) => faults.allow(/status of 40[01]/))

test('a session survives a reload and opens in a new tab', async ({ page, context, at }) => {
  await enterAs(page, at(''), 'admin@demo.test')
  await page.reload()
  await expectMember(page)
  const tab = await context.newPage()
  await tab.goto(at(MEMBERS_PAGE))
  await expectMember(tab)
})

test('a tab at access follows the tab that signs in', async ({ page, context, at }) => {
  const tab = await context.newPage()
  await tab.goto(at(TO_MEMBERS_PAGE))
  await expect(tab.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  await enterAs(page, at(''), 'admin@demo.test')
  await expectMember(tab)
})

test('two tabs that renew tokens at once both stay signed in', async ({ page, context, at }) => {
  await enterAs(page, at(''), 'admin@demo.test')
  const tab = await context.newPage()
  await tab.goto(at(MEMBERS_PAGE))
  await expectMember(tab)
  const tabs = [page, tab]
  for (let round = 0; round < 2; round += 1) {
    await Promise.all(tabs.map((one) => one.evaluate(() => sessionStorage.clear())))
    await Promise.all(tabs.map((one) => one.reload()))
    for (const one of tabs) await expectMember(one)
  }
})

test('a token in the address signs in and is removed before any request', async ({ page, at }) => {
  await enterAs(page, at(''), 'admin@demo.test')
  const token = await page.evaluate(() => sessionStorage.getItem('atrio.token'))
  await forgetSession(page, at(''))
  expect(token).toMatch(/\./)
  const seen: string[] = []
  page.on('request', (request) => seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await page.goto(at(`${MEMBERS_PAGE}?token=${token}`))
  await expectMember(page)
  await expect(page).toHaveURL(at(MEMBERS_PAGE))
  expect(seen.slice(1).filter((request) => request.includes(token!))).toEqual([])
})

test('a refused refresh logs out, at home, with one reload', async ({ page, at, say }) => {
  await enterAs(page, at(''), 'admin@demo.test')
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  await page.route('**/api/v1/**', (route) => {
    const request = route.request()
    // not the page's own reads, which may still be under way: they would end the session before the press
    const isWrite = request.method() !== 'GET' && request.headers()['authorization']
    const refused = isWrite || request.url().endsWith('/security/token/refresh')
    return refused ? route.fulfill({ status: 401, json: {} }) : route.continue()
  })
  await page.getByLabel('Senha atual', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Nova senha', { exact: true }).fill('Riacho#2027')
  await page.getByLabel('Repita a nova senha', { exact: true }).fill('Riacho#2027')
  await page.getByRole('button', { name: say.changePassword }).click()
  await expect(page).toHaveURL(at('/'))
  await expect.poll(() => loads).toBe(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('atrio.refreshToken'))).toBeNull()
  await page.goto(at(MEMBERS_PAGE))
  await expect(heading(page, say.giveEmail)).toBeVisible()
  expect(loads).toBe(2)
})
