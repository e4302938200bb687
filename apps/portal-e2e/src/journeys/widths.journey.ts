import type { Locator, Page } from '@playwright/test'
import { portal } from './churches.ts'
import { awake, expect, test } from './clean-page.ts'
import { fits, hasAlwaysFitted, watchWidth } from './fits.ts'
import { brokenWords, desktop, inLargeLetters } from './large-letters.ts'
import { openAs } from './signed-in.ts'

const demo = portal('demo')

const publicPages = [
  '/',
  '/about',
  '/churchs',
  '/event',
  '/give',
  '/groups',
  '/groups?view=map',
  '/studies',
  '/devotionals',
  '/news',
  '/news?term=pascoa',
  '/ministries',
  '/ebds',
  '/publication-types',
  '/publications',
  '/videos',
  '/prayer',
  '/podcast',
  '/songs',
  '/songs/1',
  '/live',
  '/play',
  '/play/plans',
  '/play/browse',
  '/play/search?type=query',
  '/search',
  '/search?q=esperanca',
  '/search?q=xyzzy',
  '/access',
  '/no/such/page',
]

/** One of each layout. */
const layouts = [
  '/',
  '/about',
  '/event',
  '/give',
  '/groups',
  '/news',
  '/prayer',
  '/podcast',
  '/songs/1',
  '/live',
  '/play',
]

const memberPages = [
  '/event/1?buyingStep=tickets',
  '/prayer/new',
  '/reading-plans',
  '/reading-plans?mine=1',
  '/groups?mine=1',
  '/user/account',
  '/user/data',
  '/user/change-password',
  '/user/notes',
  '/user/notes/new',
  '/user/registrations',
  '/user/prayer',
  '/user/payments',
  '/user/sessions',
  '/user/notifications',
  '/user/play',
  '/user/cards',
  '/user/addcard',
  '/user/giving',
  '/user/account/card',
  '/user/delete-user',
  '/user/church',
]

/** Ends what hangs: a page at all widths, on a machine that may be busy. */
const LIMIT_MS_OF_PAGE = 30_000

const WIDTHS = [320, 390, 820, 1440, 1920, 2560]
const WIDE = 1440
/** Columns narrower than this many characters count as a layout error in a wide window. */
const MIN_CHARACTERS = 20

/** Texts of several lines whose lines hold fewer characters than a column may. */
const narrowTexts = (page: Page) =>
  page.evaluate((least) => {
    const narrow: string[] = []
    for (const block of document.querySelectorAll('main p, main li, main h1, main h2, main label, main legend')) {
      const text = block.textContent.trim()
      if (text.length < 3 * least || block.childElementCount > 0 || !block.checkVisibility()) continue
      if (block.closest('.visually-hidden, [popover]:not(:popover-open)')) continue
      const range = document.createRange()
      range.selectNodeContents(block)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      if (text.length / lines < least) narrow.push(`${text.slice(0, 40)}: ${lines} lines`)
    }
    return narrow
  }, MIN_CHARACTERS)

async function lookAtEveryWidth(page: Page, path: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page, `${path} at ${width}`)
    if (width >= WIDE) expect.soft(await narrowTexts(page), `${path} at ${width}: narrow columns`).toEqual([])
  }
}

/** Opens a page, waits for all of it, and measures it then and in every frame before. */
async function openInLargeLetters(page: Page, path: string) {
  await page.goto(demo + path)
  await awake(page)
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible()
  await expect(page.locator('main [data-pending]')).toHaveCount(0)
  await fits(page, `${path} in large letters`)
  await hasAlwaysFitted(page, `${path} in large letters`)
}

/** The identifier of a plan that the person reads. */
async function ownPlan(page: Page): Promise<string> {
  await page.goto(`${demo}/reading-plans?mine=1`)
  const href = await page
    .getByRole('main')
    .getByRole('link', { name: /Marcos/ })
    .first()
    .getAttribute('href')
  return href!.split('/').at(-1)!
}

/** Links of the bottom bar whose icon or label lies at its edge. */
const tightLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav :is(a, button):has(> svg + span)')].flatMap((link) => {
      if (!link.checkVisibility()) return []
      const { top, bottom } = link.getBoundingClientRect()
      const [icon, label] = [...link.children].map((part) => part.getBoundingClientRect())
      return icon!.top < top + 4 || label!.bottom > bottom - 4 ? [link.textContent] : []
    }),
  )

/** Pairs of links and buttons that lie over one another. */
const overlaps = (part: Locator) =>
  part.evaluate((within) => {
    const boxes = [...within.querySelectorAll('a, button')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], .visually-hidden'))
      .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
    return boxes.flatMap(({ name, box }, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => box.left < other.box.right - 1 && other.box.left < box.right - 1)
        .filter((other) => box.top < other.box.bottom - 1 && other.box.top < box.bottom - 1)
        .map((other) => `${name} and ${other.name}`),
    )
  })

test.describe('at every width', { tag: '@sweep' }, () => {
  test('public pages fit their window and leave room for text', async ({ page, faults }) => {
    test.setTimeout(publicPages.length * LIMIT_MS_OF_PAGE)
    faults.allow(/status of 404/)
    for (const path of publicPages) {
      await page.goto(demo + path)
      await awake(page)
      await lookAtEveryWidth(page, path)
    }
  })

  test('a member’s pages fit their window and leave room for text', async ({ page, faults }) => {
    test.setTimeout(memberPages.length * LIMIT_MS_OF_PAGE)
    faults.allow(/status of 404/)
    await openAs(page, `${demo}/user/account`, 'ana@demo.test')
    for (const path of memberPages) {
      await page.goto(demo + path)
      await awake(page)
      await expect(page.locator('main :is(h1, h2)').first()).toBeVisible()
      await lookAtEveryWidth(page, path)
    }
  })
})

test.describe('at twice the font size', { tag: '@sweep' }, () => {
  test('public pages fit a phone', async ({ playwright, launchOptions, locale }) => {
    test.setTimeout(publicPages.length * LIMIT_MS_OF_PAGE)
    await inLargeLetters({ playwright, launchOptions, locale }, async (page) => {
      await watchWidth(page)
      for (const path of publicPages) {
        await openInLargeLetters(page, path)
        expect.soft(await tightLinks(page), `${path}: links without room`).toEqual([])
        expect.soft(await brokenWords(page), `${path}: broken words`).toEqual([])
      }
    })
  })

  test('every layout fits a desktop', async ({ playwright, launchOptions, locale }) => {
    test.setTimeout(layouts.length * LIMIT_MS_OF_PAGE)
    const act = async (page: Page) => {
      await watchWidth(page)
      for (const path of layouts) {
        await page.setViewportSize(desktop.viewport)
        await openInLargeLetters(page, path)
        expect.soft(await overlaps(page.getByRole('banner')), `${path}: the header's links`).toEqual([])
        await page.setViewportSize({ width: 1024, height: 768 })
        await fits(page, `${path} in large letters at 1024`)
      }
    }
    await inLargeLetters({ playwright, launchOptions, locale }, act, desktop)
  })

  test('the time to the next service fits a phone', async ({ playwright, launchOptions, locale }) => {
    await inLargeLetters({ playwright, launchOptions, locale }, async (page) => {
      let counting = 0
      // one of the two may be in the midst of its service
      for (const church of ['hope', 'harbor']) {
        await page.goto(portal(church))
        await awake(page)
        const left = page.getByRole('timer')
        if ((await left.count()) === 0) continue
        counting += 1
        const { x, width } = (await left.boundingBox())!
        expect(x + width, church).toBeLessThanOrEqual(390)
      }
      expect(counting).toBeGreaterThan(0)
    })
  })

  test('a member’s pages fit a phone', async ({ playwright, launchOptions, locale }) => {
    test.setTimeout(memberPages.length * LIMIT_MS_OF_PAGE)
    await inLargeLetters({ playwright, launchOptions, locale }, async (page) => {
      await openAs(page, `${demo}/user/account`, 'ana@demo.test')
      await watchWidth(page)
      for (const path of memberPages) {
        await openInLargeLetters(page, path)
        expect.soft(await brokenWords(page), `${path}: broken words`).toEqual([])
      }
      const plan = `/reading-plans/${await ownPlan(page)}`
      await openInLargeLetters(page, plan)
      await expect(page.getByRole('table')).toBeVisible()
      await fits(page, `${plan} with its calendar in large letters`)
      await page.getByRole('button', { name: /^Notificações/ }).click()
      await expect(page.getByRole('dialog', { name: 'Notificações' }).getByRole('listitem').first()).toBeVisible()
      await fits(page, 'the notifications in large letters')
    })
  })
})
