import type { BrowserContext } from '@playwright/test'

/**
 * Counts what a person presses: each press of a pointer in any frame, and two for a choice in a select (to open it and to
 * choose). Fields that are typed into are filled without a press; each is counted once, apart.
 */
export async function countTaps(context: BrowserContext) {
  const counted = { taps: 0 }
  await context.exposeBinding('countTap', (_source, taps: number) => {
    counted.taps += taps
  })
  await context.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: (taps: number) => void }
    // a press that Playwright tries again, since something moved in its way, is stopped at the window
    document.addEventListener('pointerdown', () => countTap(1), { capture: true })
    document.addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && countTap(2), {
      capture: true,
    })
  })
  return counted
}
