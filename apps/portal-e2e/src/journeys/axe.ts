import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './clean-page.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const minified = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

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

const runAxe = async (tags: string[]) => {
  const { axe: loaded } = window as unknown as { axe: typeof axe }
  // Selectors and markup of all that passes would take longer than the rules themselves.
  const { violations } = await loaded.run({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/**
 * axe's violations of the current page and its frames of the same origin. By axe itself: its package for Playwright sends the
 * whole source twice for each check, which takes as long as the check.
 */
async function violationsOf(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(minified)
  }
  return page.evaluate(runAxe, RULES)
}

/** Expects no violation of WCAG 2.2 AA, as far as axe finds them, on the current page when its animations are over. */
export async function check(page: Page, what: string) {
  // React takes a page's title out of the document while its content waits for data
  await expect(page).toHaveTitle(/\S/)
  await page.evaluate(animationsAreOver)
  expect.soft(await violationsOf(page), what).toEqual([])
}
