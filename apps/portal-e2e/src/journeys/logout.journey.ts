import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { enterAs, expectMember, MEMBERS_PAGE } from './signed-in.ts'
import { heading } from './way-in.ts'

test.beforeEach(({ faults }) => faults.allow(/status of 401/))

/** Everything that the browser keeps for this site, as one text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const texts = [document.cookie]
    for (const storage of [sessionStorage, localStorage]) texts.push(JSON.stringify({ ...storage }))
    for (const name of 'caches' in self ? await caches.keys() : []) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push(request.url, await (await cache.match(request))!.text())
    }
    for (const { name } of await indexedDB.databases()) texts.push(`database ${name}`)
    return texts.join('\n')
  })

test('logging out removes the person’s data here, in other tabs and on the server', async ({
  page,
  context,
  at,
  say,
}) => {
  await enterAs(page, at(''), 'leo@demo.test')
  const tab = await context.newPage()
  await tab.goto(at(MEMBERS_PAGE))
  await expectMember(tab)

  const secrets = await page.evaluate(() => {
    // a draft as a form stores it
    sessionStorage.setItem('atrio.draft.journey', JSON.stringify({ values: { note: 'private-words' } }))
    return {
      token: sessionStorage.getItem('atrio.token')!,
      refreshToken: localStorage.getItem('atrio.refreshToken')!,
    }
  })
  expect(await kept(page)).toContain('private-words')
  await page.getByRole('button', { name: /^Sua conta/ }).click()
  await expect(page.getByText('leo@demo.test')).toBeVisible()
  const ended = page.waitForResponse('**/security/logout')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(at('/'))
  expect((await ended).status()).toBe(200)
  await expect(page.getByRole('button', { name: /^Sua conta/ })).toHaveCount(0)

  const left = await kept(page)
  for (const secret of [...Object.values(secrets), 'leo@demo.test', 'private-words', 'atrio.session', 'atrio.draft'])
    expect(left).not.toContain(secret)
  const refused = await page.evaluate(async ({ token, refreshToken }) => {
    const me = await fetch('/api/v1/me', { headers: { authorization: `Bearer ${token}` } })
    const renewed = await fetch('/api/v1/security/token/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    })
    return [me.status, renewed.status]
  }, secrets)
  expect(refused).toEqual([401, 401])

  // back: the members' page asks to sign in and shows nothing of the person
  await page.goBack()
  await expect(heading(page, say.giveEmail)).toBeVisible()
  await expect(page.getByText('leo@demo.test')).toHaveCount(0)
  await page.goto(at(MEMBERS_PAGE))
  await expect(heading(page, say.giveEmail)).toBeVisible()
  expect(await page.content()).not.toContain('leo@demo.test')

  await tab.bringToFront()
  await expect(tab.getByRole('button', { name: /^Sua conta/ })).toHaveCount(0)
  await expect(heading(tab, say.changePassword)).toHaveCount(0)
  for (const secret of [...Object.values(secrets), 'atrio.session']) expect(await kept(tab)).not.toContain(secret)
})
