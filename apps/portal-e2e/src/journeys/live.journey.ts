import { STATIC_CALLS_PORT } from '../hosts/ports.ts'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'

const words = {
  'pt-BR': { earlier: 'Transmissões anteriores', watch: /^Assistir: / },
  en: { earlier: 'Earlier broadcasts', watch: /^Watch: / },
  es: { earlier: 'Transmisiones anteriores', watch: /^Ver: / },
} as const

test('an earlier broadcast plays in place', { tag: '@matrix' }, async ({ page, visit, at, language }) => {
  const { earlier, watch } = words[language]
  await visit(at('/live'))
  const list = page.getByRole('region', { name: earlier })
  const first = list.getByRole('listitem').first()
  await expect(first.getByRole('time')).toBeVisible()
  await check(page, '/live with earlier broadcasts')

  const narrow = (await first.boundingBox())!.width
  await first.getByRole('button', { name: watch }).click()
  const video = first.locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
  const room = (await list.boundingBox())!.width
  expect(Math.round((await video.boundingBox())!.width)).toBe(Math.round(room))
  expect(narrow).toBeLessThanOrEqual(room)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  // one voice at a time
  await page.getByRole('button', { name: watch }).first().click()
  await expect(page.locator('video')).toHaveCount(1)
  await expect(video).toHaveCount(0)
})

test('a static portal shows the broadcast and its chat from the server’s host', async ({ page }) => {
  await page.goto(`http://localhost:${STATIC_CALLS_PORT}/live`)
  const chat = page.getByRole('region', { name: 'Conversa' })
  await expect(chat.getByRole('log')).toBeVisible()
  await page.getByRole('button', { name: 'Assistir: Corrente de oração pela cidade' }).click()
  await expect
    .poll(() => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
})
