import type { Page } from '@playwright/test'
import { expect } from './clean-page.ts'

/**
 * Texts of the page that its window does not show: over its edge, or cut by a box around them that neither scrolls nor
 * says by an ellipsis that there is more.
 */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const lines = (text: Text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    }
    const endsInEllipsis = (box: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(box)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    }
    const isCutBy = (box: Element, { left, right, top, bottom }: DOMRect) => {
      const { overflowX, overflowY } = getComputedStyle(box)
      const around = box.getBoundingClientRect()
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (hides(overflowX) && (left < around.left - 2 || right > around.right + 2)) ||
        (hides(overflowY) && (top < around.top - 6 || bottom > around.bottom + 6))
      )
    }
    const boxesAround = function* (element: Element | null) {
      for (; element && element !== document.body; element = element.parentElement) yield element
    }
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const parent = node.parentElement
      // visually hidden and undrawn text is skipped
      if (!node.data.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('[inert], .visually-hidden, script, style, svg, [popover]:not(:popover-open)')) continue
      const boxes = [...boxesAround(parent)]
      if (boxes.some((box) => box.getBoundingClientRect().width <= 1)) continue
      // text with an ellipsis is cut on purpose
      if (boxes.some((box) => endsInEllipsis(box))) continue
      if (
        lines(node).some((line) => line.right > edge + 1 || line.left < -1 || boxes.some((box) => isCutBy(box, line)))
      )
        cut.push(node.data.trim().slice(0, 60))
    }
    return cut
  })

const widerThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Nothing has to be scrolled sideways, and nothing is cut. */
export async function fits(page: Page, what: string) {
  expect.soft(await widerThanWindow(page), `${what}: pixels to scroll sideways`).toBe(0)
  expect.soft(await cutTexts(page), `${what}: texts that are cut`).toEqual([])
}

declare global {
  interface Window {
    widestOverflow?: { pixels: number; element: string }
  }
}

/** Measures every frame of the pages that `page` opens from now on: skeletons have to fit as well. */
export const watchWidth = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement ?? { scrollWidth: 0, clientWidth: 0 }
      const pixels = scrollWidth - clientWidth
      if (pixels > (window.widestOverflow?.pixels ?? 0)) {
        const wide = [...document.body.querySelectorAll('*')].filter(
          (one) => !one.closest('svg') && one.getBoundingClientRect().right > clientWidth + 1,
        )
        window.widestOverflow = { pixels, element: wide.at(-1)?.outerHTML.slice(0, 200) ?? '' }
      }
      requestAnimationFrame(look)
    }
    look()
  })

/** No frame of the page since it was opened had to be scrolled sideways. See `watchWidth`. */
export async function hasAlwaysFitted(page: Page, what: string) {
  expect.soft(await page.evaluate(() => window.widestOverflow), `${what}: while it was loading`).toBeUndefined()
}
