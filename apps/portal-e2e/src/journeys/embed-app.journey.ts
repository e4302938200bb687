import type { Frame, Page } from '@playwright/test'
import { SITE_PORT } from '../hosts/ports.ts'
import { expect, test } from './clean-page.ts'

const site = (path: string, label = 'site') => `http://${label}.localhost:${SITE_PORT}${path}`

/** The document in a frame of the site, when it listens. */
async function framed(page: Page, title: string): Promise<Frame> {
  const element = page.locator(`iframe[title="${title}"]`)
  const frame = await (await element.elementHandle())!.contentFrame()
  await frame!.waitForFunction(() => performance.getEntriesByName('atrio:interactive').length > 0)
  return frame!
}

/** How much of a frame's content its site does not show. */
const hidden = (frame: Frame) =>
  frame.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)

const look = (frame: Frame) =>
  frame.evaluate(() => ({
    theme: document.documentElement.dataset['theme'] ?? null,
    color: getComputedStyle(document.documentElement).getPropertyValue('--church').trim().toLowerCase(),
  }))

test('one script embeds a song in another site, as high as its content, and follows the site’s look', async ({
  page,
}) => {
  await page.goto(site('/song'))
  const frame = await framed(page, 'Song')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => hidden(frame)).toBe(0)
  const high = (await page.locator('iframe').boundingBox())!.height
  expect(high).toBeGreaterThan(400)

  await frame.getByRole('combobox').first().selectOption({ index: 3 })
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(async () => (await page.locator('iframe').boundingBox())!.height).not.toBe(high)
  await expect.poll(() => hidden(frame)).toBe(0)

  expect(await look(frame)).toEqual({ theme: null, color: '#7a3e9d' })
  await page.evaluate(() =>
    Object.assign(document.querySelector('script')!.dataset, { theme: 'dark', color: '#0a7d55' }),
  )
  await expect.poll(() => look(frame)).toEqual({ theme: 'dark', color: '#0a7d55' })
  await page.evaluate(() => {
    delete document.querySelector('script')!.dataset['theme']
    delete document.querySelector('script')!.dataset['color']
  })
  await expect.poll(() => look(frame)).toEqual({ theme: null, color: '#7a3e9d' })
})

test('a plain frame has the look of its address, and grows when the script is present', async ({ page }) => {
  await page.goto(site('/plain'))
  const frame = await framed(page, 'Plain')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await look(frame)).toEqual({ theme: 'dark', color: '#0a7d55' })
  await expect.poll(() => hidden(frame)).toBe(0)
})

test('an embedded video is in the site’s language and requests nothing from its service before playback', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/\.localhost:/.test(request.url()) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page.goto(site('/video'))
  const frame = await framed(page, 'Video')
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en')
  await expect(frame.getByRole('button').first()).toBeVisible()
  await expect.poll(() => hidden(frame)).toBe(0)
  expect(foreign).toEqual([])
})

test('the chat opens in another site', async ({ page }) => {
  await page.goto(site('/chat'))
  const frame = await framed(page, 'Chat')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.getByRole('textbox').first()).toBeVisible()
})

test('an unregistered site cannot frame anything', async ({ page, faults }) => {
  faults.allow(/frame-ancestors/)
  await page.goto(site('/song', 'other'))
  await expect.poll(() => faults.seen.filter((fault) => fault.includes('frame-ancestors')).length).toBeGreaterThan(0)
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0)
})

test('a framed portal stays in embed mode after a reload', async ({ page, say }) => {
  await page.goto(site('/portal'))
  const frame = await framed(page, 'Portal')
  await expect(frame.getByRole('region', { name: say.events })).toBeVisible()
  // the document that goes away is interactive, too
  const reloaded = page.waitForEvent('framenavigated', (navigated) => navigated === frame)
  await frame.evaluate(() => location.reload()).catch(() => undefined)
  await reloaded
  const again = await framed(page, 'Portal')
  await expect(again.getByRole('region', { name: say.events })).toBeVisible()
  await expect(again.getByRole('banner')).toHaveCount(0)
})

test('no other site can frame the checkout, registered or not', async ({ page, faults }) => {
  faults.allow(/frame-ancestors/)
  await page.goto(site('/checkout'))
  await expect.poll(() => faults.seen.filter((fault) => fault.includes('frame-ancestors')).length).toBeGreaterThan(0)
})
