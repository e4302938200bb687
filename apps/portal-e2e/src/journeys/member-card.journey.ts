import type { APIRequestContext } from '@playwright/test'
import { SITE_PORT } from '../hosts/ports.ts'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { codeOf, logIn } from './people.ts'
import { callServer, churchOf } from './server-calls.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

const ROUTE = '/user/account/card'
const site = (query: string) => `http://site.localhost:${SITE_PORT}/card-frame?${query}`

/** The parts of a link to a member's card, fetched without a session in this page's browser. */
async function linkOf(request: APIRequestContext, portal: string, email: string) {
  const { token } = await logIn(request, portal, email)
  const read = <Answer>(path: `/${string}`) => callServer<Answer>(request, portal, `GET ${path}`, { token })
  const church = await churchOf(request, portal)
  const account = (await read<{ id: number }>('/me')).id
  const { usuarios } = await read<{ usuarios: { id: number }[] }>(`/user/${account}/usuario?cliente=${church}`)
  const user = usuarios[0]!.id
  const data = { usuario: user, igreja: church }
  const { url } = await callServer<{ url: string }>(request, portal, 'POST /usuario-carteirinha/link/', { token, data })
  return { user, church, url }
}

test('a member shows and prints their card, whose code confirms that it is valid', async ({ page, at }) => {
  test.slow()
  await openAs(page, at(ROUTE), 'ana@demo.test')
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

test('a member without a card sees the e-mail that was searched', async ({ page, at }) => {
  await openAs(page, at(ROUTE), 'bia@demo.test')
  await expect(page.getByRole('heading', { name: 'Carteirinha não encontrada' })).toBeVisible()
  await expect(page.getByText(/bia@demo\.test/).last()).toBeVisible()
  await check(page, 'no member card')
})

test('a frame shows a card only by a valid link and to its member', async ({ page, browser, request, at }) => {
  test.slow()
  const { user, church, url } = await linkOf(request, at(''), 'ana@demo.test')
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

  await page.goto(site(`${query}&key=${new URL(url).searchParams.get('key')}`))
  await expect(frame.getByText('01427', { exact: true }).last()).toBeVisible()
  await expect(frame.locator('[data-card-face] .glass path').first()).toBeAttached()
  await check(page, 'a card in a frame')
  await page.goto(site(`${query}&key=1999999999999.${'A'.repeat(43)}`))
  await expect(none).toBeVisible()

  await page.goto(site(`${query}&showCard=false&token=${await codeOf(request, at(''), 'ana@demo.test')}`))
  await expect(frame.getByRole('button', { name: 'Imprimir em folha' })).toBeVisible()
  await expect(frame.locator('[data-card-face]').first()).toBeHidden()
  // another signed-in person
  await page.context().clearCookies()
  const other = await browser.newContext({ locale: 'pt-BR' })
  const elsewhere = await other.newPage()
  await elsewhere.goto(site(`${query}&token=${await codeOf(request, at(''), 'leo@demo.test')}`))
  await expect(
    elsewhere.frameLocator('iframe').getByRole('heading', { name: 'Carteirinha não encontrada' }),
  ).toBeVisible()
  await other.close()
})
