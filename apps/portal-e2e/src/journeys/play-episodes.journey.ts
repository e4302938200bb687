import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { cards, choose, giveCard, pay } from './paying.ts'
import { newMember } from './people.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Subscribes by card and shows the videos. */
async function subscribe(page: Page) {
  await press(page, 'Assinar: Play mensal')
  await choose(page, 'Cartão de crédito')
  await giveCard(page, cards.approved)
  await pay(page)
  await expect(heading(page, 'Pagamento confirmado')).toBeVisible()
  await page.getByRole('link', { name: 'Assistir agora' }).click()
}

const watch = (page: Page) => page.getByRole('link', { name: /^(Assistir|Continuar assistindo)$/ }).click()
const place = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

test.describe('episodes of Play', () => {
  test.slow()

  test('an episode that was watched is marked on a second device, and the next one follows', async ({
    page,
    request,
    at,
    browser,
  }) => {
    const email = await newMember(request, 'play-episodes', at(''))
    await openAs(page, at('/play/plans'), email)
    await subscribe(page)
    await page.getByRole('link', { name: 'Como ler os Salmos' }).first().click()
    // the page before lists its videos, too
    await expect(heading(page, 'Como ler os Salmos')).toBeVisible()
    await page
      .getByRole('link', { name: /^O lamento/ })
      .first()
      .click()
    await watch(page)
    await expect(page.getByText('A seguir: A confiança: o vale não é endereço')).toBeVisible()
    // with reduced motion, as other journeys have it, nothing counts down
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await press(page, /O lamento/)
    await expect.poll(() => place(page)).toBeGreaterThan(0.5)
    await page.locator('video').evaluate((video: HTMLVideoElement) => (video.currentTime = video.duration - 0.3))
    await expect(page.getByRole('button', { name: 'Parar a contagem' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Assistido' })).toHaveAttribute('aria-pressed', 'true')
    await check(page, 'the end of an episode')
    await expect(heading(page, 'A confiança: o vale não é endereço')).toBeVisible()
    await expect.poll(() => place(page)).toBeGreaterThan(0.5)

    const second = await browser.newContext()
    const other = await second.newPage()
    await openAs(other, at('/play/browse'), email)
    await other.getByRole('link', { name: 'Como ler os Salmos' }).first().click()
    const watched = other.getByRole('article').filter({ hasText: 'O lamento' })
    await expect(watched.getByText('Assistido').first()).toBeVisible()
    await check(other, 'a collection with marks')
    await watched.getByRole('link').first().click()
    await press(other, 'Assistido')
    await expect(other.getByRole('button', { name: 'Assistido' })).toHaveAttribute('aria-pressed', 'false')
    await second.close()
  })

  test('subtitles are chosen by language, and the device remembers that', async ({ page, at }) => {
    await openAs(page, at('/play/browse'), 'ana@demo.test')
    await page.getByRole('link', { name: 'A casa da Rua das Acácias' }).first().click()
    await watch(page)
    await press(page, /A casa da Rua das Acácias/)
    const video = page.locator('video')
    const shown = () =>
      video.evaluate((one: HTMLVideoElement) =>
        [...one.textTracks].flatMap(({ mode, language, cues }) =>
          mode === 'showing' ? [`${language} ${cues?.length ?? 0}`] : [],
        ),
      )
    await expect.poll(shown).toEqual(['pt-BR 2'])
    await check(page, 'a video with its controls')
    // past the time in which the browser chooses
    await expect.poll(() => place(page)).toBeGreaterThan(1.5)
    await video.focus()
    await page.keyboard.press('c')
    await expect.poll(shown).toEqual([])
    await video.evaluate((one: HTMLVideoElement) => {
      for (const track of one.textTracks) track.mode = track.language === 'en' ? 'showing' : 'disabled'
    })
    await expect.poll(shown).toEqual(['en 2'])
    await page.getByLabel('Velocidade').selectOption('1,5×')
    await page.reload()
    await press(page, /A casa da Rua das Acácias/)
    await expect.poll(shown).toEqual(['en 2'])
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.playbackRate)).toBe(1.5)
    await video.focus()
    await page.keyboard.press('k')
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true)
  })
})
