import type { Page } from '@playwright/test'
import { CONSENT_PORT } from '../hosts/ports.ts'
import { check } from './axe.ts'
import { awake, expect, test } from './clean-page.ts'
import { fits } from './fits.ts'
import { otherLanguage } from './other-language.ts'
import { OTHERS, watchOthers } from './third-parties.ts'

const TILES = `${OTHERS}/tiles/**`
const portals = [
  {
    locale: 'pt-BR',
    church: 'demo',
    label: 'Mapa dos grupos',
    first: 'Café com Salmos',
    last: 'Vizinhos da Vila',
    show: 'Ver mapa de ruas',
    why: /As imagens do mapa vêm de 127\.0\.0\.1:\d+, que fica sabendo o seu endereço IP/,
    onMap: /: mostrar Vizinhos da Vila no mapa$/,
    streets: 'Ruas',
    zoomIn: 'Aproximar',
    missing: /As ruas não carregaram/,
    retry: 'Tentar de novo',
    offline: /o mapa de ruas volta junto com a conexão/,
    back: 'Voltar ao desenho sem ruas',
  },
  {
    locale: 'en-US',
    church: 'grace',
    label: 'Map of the groups',
    first: 'Early Shift',
    last: 'The Porch',
    show: 'Show street map',
    why: /The map images come from 127\.0\.0\.1:\d+, which learns your IP address/,
    onMap: /: show The Porch on the map$/,
    streets: 'Streets',
    zoomIn: 'Zoom in',
    missing: /The streets didn’t load/,
    retry: 'Try again',
    offline: /the street map will be back/,
    back: 'Back to the drawing without streets',
  },
] as const

/** Names of pins that lie under something else, such as the map's buttons. */
const covered = (pins: Element[]) =>
  pins
    .filter((pin) => {
      const { x, y, width, height } = pin.getBoundingClientRect()
      return !pin.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    .map((pin) => pin.getAttribute('aria-label'))

for (const say of portals) {
  test.describe(`the street map in ${say.locale}`, otherLanguage(say.locale), () => {
    test.use({ locale: say.locale })
    const home = `http://${say.church}.localhost:${CONSENT_PORT}`
    const map = (page: Page) => page.getByRole('group', { name: say.label })
    const pin = (page: Page, name: string) => map(page).getByRole('button', { name: new RegExp(`: (.*; )?${name}`) })
    const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
    const tile = (page: Page) => map(page).locator('img.leaflet-tile-loaded').first()
    const show = (page: Page) => page.getByRole('button', { name: say.show })
    async function openDrawing(page: Page) {
      await page.goto(`${home}/groups?view=map`)
      await awake(page)
      await expect(show(page)).toBeVisible()
    }
    const openStreets = async (page: Page) => {
      await openDrawing(page)
      await show(page).click()
      await expect(page.getByRole('button', { name: say.zoomIn })).toBeVisible()
    }

    test('is offered beside the drawing with what its host learns', async ({ page }) => {
      const others = watchOthers(page)
      await openDrawing(page)
      await expect(page.getByText(say.why)).toBeVisible()
      await check(page, 'the drawing with its offer')
      await fits(page, 'the drawing with its offer')
      expect(others.count()).toBe(0)
    })

    test('asks its host for nothing before a person wants it, and shows the streets after', async ({ page }) => {
      const others = watchOthers(page)
      await openDrawing(page)
      await pin(page, say.first).click()
      await show(page).scrollIntoViewIfNeeded()
      expect(others.count()).toBe(0)
      await show(page).click()
      await expect(tile(page)).toBeVisible()
      expect(others.files().every((path) => path.startsWith('/tiles/'))).toBe(true)
      await expect(map(page).getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible()
      await expect(page.getByRole('group', { name: say.streets })).toBeFocused()
      // scrolled, the header lies over half a button of the search
      await page.evaluate(() => scrollTo(0, 0))
      await check(page, 'the street map')
      await fits(page, 'the street map')
      await page.setViewportSize({ width: page.viewportSize()!.width, height: 1600 })
      await expect.poll(() => map(page).locator('button[aria-pressed]').evaluateAll(covered)).toEqual([])
    })

    test('stays in the tab over a reload, and goes when the person takes it back', async ({ page }) => {
      const others = watchOthers(page)
      await openStreets(page)
      await page.reload()
      await expect(tile(page)).toBeVisible()
      await page.getByRole('button', { name: say.back }).click()
      await expect(show(page)).toBeFocused()
      others.forget()
      await page.reload()
      await awake(page)
      await expect(show(page)).toBeVisible()
      expect(others.count()).toBe(0)
    })

    test('leads from a pin to its entry in the list and back, also by the keyboard', async ({ page }) => {
      await openStreets(page)
      await page.getByRole('list').getByRole('button', { name: say.onMap }).click()
      await expect(pin(page, say.last)).toHaveAttribute('aria-pressed', 'true')
      await expect(pin(page, say.last)).toBeInViewport()
      await pin(page, say.last).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').locator('li a:focus')).toBeInViewport()
      // closer, no other pin lies under the map's buttons, and with all of the page in view no bar lies over half a button
      await page.getByRole('button', { name: say.zoomIn }).click()
      const { width, height } = page.viewportSize()!
      await page.setViewportSize({ width, height: 3000 })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await check(page, 'a chosen entry')
      await page.setViewportSize({ width, height })
      const zoom = map(page).locator('img.leaflet-tile').first()
      const before = await zoom.getAttribute('src')
      await page.getByRole('group', { name: say.streets }).focus()
      await page.keyboard.press('-')
      await expect.poll(() => zoom.getAttribute('src')).not.toBe(before)
    })

    test('does not keep the page from scrolling', async ({ page }) => {
      await openStreets(page)
      await expect(tile(page)).toBeVisible()
      const at = () => page.evaluate(() => scrollY)
      const { x, y, width, height } = (await page.getByRole('group', { name: say.streets }).boundingBox())!
      const before = await at()
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.wheel(0, 200)
      await expect.poll(at).toBeGreaterThan(before)
    })

    for (const [how, block] of [
      ['refused', (page: Page) => page.route(TILES, (route) => route.abort())],
      ['hanging', (page: Page) => page.route(TILES, () => undefined)],
    ] as const) {
      test(`keeps its pins and its list when the tiles are ${how}`, async ({ page, faults }) => {
        // tiles that hang are given eight seconds
        test.slow()
        faults.allow(/net::ERR_FAILED/)
        await block(page)
        await openStreets(page)
        await expect(page.getByText(say.missing)).toBeVisible()
        await check(page, 'a street map without tiles')
        await pin(page, say.first).click()
        await expect(page.getByRole('main').locator('li a:focus')).toBeVisible()
        await page.unroute(TILES)
        // those that hang arrive late by themselves
        if (how === 'refused') await page.getByRole('button', { name: say.retry }).click()
        await expect(tile(page)).toBeVisible()
        await expect(page.getByText(say.missing)).toHaveCount(0)
        await link(page, say.first).click()
        await expect(page.getByRole('heading', { level: 1, name: say.first })).toBeVisible()
      })
    }

    test('is the drawing again without network', async ({ page, context, faults }) => {
      faults.allow(/net::ERR_INTERNET_DISCONNECTED/)
      await openStreets(page)
      await expect(tile(page)).toBeVisible()
      await context.setOffline(true)
      await expect(page.getByText(say.offline)).toBeVisible()
      await expect(map(page).locator('img')).toHaveCount(0)
      await pin(page, say.first).click()
      await context.setOffline(false)
      await expect(page.getByRole('button', { name: say.zoomIn })).toBeVisible()
    })
  })
}

test('the churches of an organisation are on the same map', async ({ page }) => {
  await page.goto(`http://grace.localhost:${CONSENT_PORT}/churchs`)
  await awake(page)
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  const map = page.getByRole('group', { name: 'Mapa das igrejas' })
  await expect(map.getByRole('button').first()).toBeVisible()
  await check(page, 'churches on the drawing')
  await page.getByRole('button', { name: 'Ver mapa de ruas' }).click()
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible()
  await check(page, 'churches on the street map')
  await page.getByRole('button', { name: /: mostrar Harbor Church no mapa$/ }).click()
  await expect(map.getByRole('button', { name: /Harbor Church/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('main').getByRole('link', { name: 'Harbor Church' }).click()
  await expect(page).toHaveTitle('Harbor Church')
})

test('the congregations of a church without an organisation are on a map, too', async ({ page }) => {
  await page.goto(`http://demo.localhost:${CONSENT_PORT}/about`)
  await awake(page)
  await page.getByRole('region', { name: 'Congregações' }).getByRole('link', { name: 'Ver no mapa' }).click()
  const map = page.getByRole('group', { name: 'Mapa da igreja e das congregações' })
  await expect(map.getByRole('button').first()).toBeVisible()
  await check(page, 'a church and its congregations on the drawing')
  await fits(page, 'a church and its congregations on the drawing')
  await page.getByRole('button', { name: 'Ver mapa de ruas' }).click()
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible()
  await page.getByRole('button', { name: /: mostrar Congregação em Osasco no mapa$/ }).click()
  await expect(map.getByRole('button', { name: /Congregação em Osasco/ })).toHaveAttribute('aria-pressed', 'true')
})
