import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './clean-page.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A page that fades in has other colours than the page that is read. */
async function animationsAreOver() {
  // what has just been rendered begins to move with the next frame
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  await Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished),
  )
}

/** axe's violations of the current page, without animations. */
export async function check(page: Page, what: string) {
  // React takes a page's title out of the document while its content waits for data
  await expect(page).toHaveTitle(/\S/)
  await page.evaluate(animationsAreOver)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect.soft(found, what).toEqual([])
}
