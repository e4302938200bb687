import type { Browser, Page } from '@playwright/test'
import { SITE_PORT } from '../hosts/ports.ts'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { codeOf, enterAs, heading } from './way-in.ts'

const ROUTE = '/user/account/card'
const site = (query: string) => `http://site.localhost:${SITE_PORT}/card-frame?${query}`

/** Whoever is signed in: their account in the church, and a link to their card. */
const ownLink = (page: Page) =>
  page.evaluate(async () => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${sessionStorage.getItem('atrio.token')}`,
    }
    const read = async (url: string, init: RequestInit = {}) =>
      (await fetch(`/api/v1${url}`, { headers, ...init })).json() as Promise<unknown>
    const church = ((await read('/igreja/codigo/demo')) as { id: number }).id
    const account = ((await read('/me')) as { id: number }).id
    const { usuarios } = (await read(`/user/${account}/usuario?cliente=${church}`)) as { usuarios: { id: number }[] }
    const user = usuarios[0]!.id
    const body = JSON.stringify({ usuario: user, igreja: church })
    const { url } = (await read('/usuario-carteirinha/link/', { method: 'POST', body })) as { url?: string }
    return { user, church, url }
  })

/** What a link to somebody's card is made of, without a trace of them in this page's browser. */
async function linkOf(browser: Browser, at: (path: string) => string, email: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await enterAs(page, at(''), email)
  const link = await ownLink(page)
  await context.close()
  return link
}

test('a member shows their card, prints it, and its code says that it is valid', async ({ page, at }) => {
  test.slow()
  await enterAs(page, at(''), 'ana@demo.test')
  await page.goto(at(ROUTE))
  await expect(heading(page, 'Carteirinha de membro')).toBeVisible()
  await expect(page.getByText('01427', { exact: true }).last()).toBeVisible()
  await expect(page.locator('[data-card-face]')).toHaveCount(2)
  await expect(page.locator('[data-card-face] .glass path').first()).toBeAttached()
  await check(page, 'a member card')
  await page.emulateMedia({ colorScheme: 'dark' })
  await check(page, 'a member card by night')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width: 1280, height: 800 })

  // on paper the card alone, light, and as large as a bank card
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir em folha' })).toBeHidden()
  await expect(heading(page, 'Carteirinha de membro')).toBeHidden()
  for (const face of await page.locator('[data-card-face]').all()) {
    const { width, height } = (await face.boundingBox())!
    expect(Math.round((width / 96) * 254)).toBe(856)
    expect(Math.round((height / 96) * 254)).toBe(540)
    expect(await face.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)')
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

  const address = (await page.getByRole('link', { name: 'Conferir a carteirinha' }).getAttribute('href'))!
  await page.goto(address)
  await expect(heading(page, 'Carteirinha válida')).toBeVisible()
  await expect(page.getByText('Ana N.')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Nogueira')
  await check(page, 'a card that is valid')
})

test('whoever has none is told so, with the e-mail that was looked for', async ({ page, at }) => {
  await enterAs(page, at(''), 'bia@demo.test')
  await page.goto(at(ROUTE))
  await expect(page.getByRole('heading', { name: 'Carteirinha não encontrada' })).toBeVisible()
  await expect(page.getByText(/bia@demo\.test/).last()).toBeVisible()
  await check(page, 'no member card')
})

test('a frame shows nobody’s card to a stranger, by link while it is good, and to its member', async ({
  page,
  browser,
  at,
}) => {
  test.setTimeout(120_000)
  const { user, church, url } = await linkOf(browser, at, 'ana@demo.test')
  const query = `userId=${user}&memberChurchId=${church}`
  const frame = page.frameLocator('iframe')
  const none = frame.getByRole('heading', { name: 'Carteirinha não encontrada' })

  const answer = page.waitForResponse(/\/embed\/print-member-card/)
  await page.goto(site(query))
  await expect(none).toBeVisible()
  const headers = (await answer).headers()
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['referrer-policy']).toBe('no-referrer')
  const words = await frame.locator('main').textContent()
  await page.goto(site(`userId=999999&memberChurchId=${church}`))
  await expect(none).toBeVisible()
  expect(await frame.locator('main').textContent()).toBe(words)
  await check(page, 'a card that is not found')

  await page.goto(site(`${query}&key=${new URL(url!).searchParams.get('key')}`))
  await expect(frame.getByText('01427', { exact: true }).last()).toBeVisible()
  await expect(frame.locator('[data-card-face] .glass path').first()).toBeAttached()
  await check(page, 'a card in a frame')
  await page.goto(site(`${query}&key=1999999999999.${'A'.repeat(43)}`))
  await expect(none).toBeVisible()

  await page.goto(site(`${query}&showCard=false&token=${await codeOf(browser, at, 'ana@demo.test')}`))
  await expect(frame.getByRole('button', { name: 'Imprimir em folha' })).toBeVisible()
  await expect(frame.locator('[data-card-face]').first()).toBeHidden()
  // somebody else who is signed in
  await page.context().clearCookies()
  const other = await browser.newContext({ locale: 'pt-BR' })
  const elsewhere = await other.newPage()
  await elsewhere.goto(site(`${query}&token=${await codeOf(browser, at, 'leo@demo.test')}`))
  await expect(
    elsewhere.frameLocator('iframe').getByRole('heading', { name: 'Carteirinha não encontrada' }),
  ).toBeVisible()
  await other.close()
})
