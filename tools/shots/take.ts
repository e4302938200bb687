import type { Page } from 'playwright'
import { whenInteractive } from '../bench/portal/when-ready.ts'
import type { PageShot } from './page-shot.ts'
import { whenTrue } from './truth.ts'

/** One picture: which of a page's it is (empty where there is but one), and its bytes as PNG. */
export type Picture = { part: string; png: Buffer }

/**
 * Opens a page, brings it into its state and takes its pictures. The clock runs on; animations are ended.
 * @throws where the page does not come to show what the pictures are named for.
 */
export async function takePictures(page: Page, url: string, shot: PageShot): Promise<Picture[]> {
  const { step, take } = shot
  await page.goto(url, { waitUntil: 'load' })
  if (step) {
    await whenInteractive(page)
    await step(page)
  }
  await whenTrue(page, shot)
  await settled(page)
  if (take === 'view') return [{ part: '', png: await picture(page) }]
  if (take === 'whole')
    return [
      { part: '', png: await picture(page) },
      { part: 'whole', png: await wholePage(page) },
    ]
  const found: Picture[] = []
  for (const [index, place] of (await page.locator(take.each).all()).entries()) {
    await place.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await settled(page)
    found.push({ part: String(index + 1), png: await picture(page) })
  }
  if (found.length === 0) throw new Error(`${url} has no ${take.each}.`)
  return found
}

const picture = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide' })

/** The viewport grows to the page, so that bars which stick to its edges stand at the page's edges. */
async function wholePage(page: Page): Promise<Buffer> {
  const before = page.viewportSize()!
  const height = await page.evaluate(() => {
    // as high as it is, not as the window that follows: the footer is where a person finds it
    const main = document.querySelector<HTMLElement>('#main')
    if (main) main.style.minHeight = `${main.offsetHeight}px`
    return document.documentElement.scrollHeight
  })
  await page.setViewportSize({ width: before.width, height: Math.max(height, before.height) })
  await settled(page)
  return picture(page)
}

/** Fonts are there, pictures in view are decoded, and two frames have been painted since. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await document.fonts.ready
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)))
    await frame()
    await frame()
  })
