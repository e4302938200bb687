import type { Frame, Page } from 'playwright'
import { setTimeout as sleep } from 'node:timers/promises'
import { INTERACTIVE } from '../bench/portal/when-ready.ts'
import type { PageShot } from './page-shot.ts'
import { BELL } from './steps.ts'

/** Milliseconds that a state may take to come; machines that take pictures are busy. */
const TIMEOUT_MS = 15_000

/** What a picture is named for. */
type Named = Pick<PageShot, 'shows' | 'tellsFailure' | 'as'>

/** What is on its way, as the libraries mark it. */
const PENDING = '[data-pending], .pending, [aria-busy="true"]'

/** Where the sandbox plays the bank, whose pages are its own. */
const BANK = 'pay.'

type Look = {
  /** Something of the selector is there to be seen. */
  shown: boolean
  pending: string[]
  failures: string[]
  brokenImages: string[]
  /** Where the page is wider than its window: what reaches over its edge. */
  overEdge: string[]
  /** The page is not interactive yet. */
  asleep: boolean
  /** It asks who one is. */
  asksToEnter: boolean
}

/** What a document shows, as far as it tells whether a picture of it is true. */
const look = (frame: Frame, shows: string): Promise<Look> =>
  frame.evaluate(
    ([wanted, onItsWay, mark, bank]) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1,
        )
      const edge = document.documentElement.clientWidth
      const isWider = document.documentElement.scrollWidth > edge && !location.hostname.startsWith(bank!)
      // windows cut what is drawn in them; of nested boxes the inner one is reported
      const over = (element: Element) => !element.closest('svg') && element.getBoundingClientRect().right > edge + 1
      const isOver = (element: Element) => over(element) && ![...element.children].some(over)
      const htmlOf = (element: Element) => element.outerHTML.slice(0, 120)
      const words = (element: HTMLElement) => element.innerText.trim().slice(0, 120)
      return {
        shown: seen(wanted!).length > 0,
        pending: seen(onItsWay!).map(htmlOf),
        failures: [...seen('#error-title'), ...seen('[role="alert"]')].map(words).filter(Boolean),
        brokenImages: seen('img')
          .filter((image) => (image as HTMLImageElement).complete && !(image as HTMLImageElement).naturalWidth)
          .map((image) => (image as HTMLImageElement).src),
        overEdge: isWider ? ['the page', ...seen('body *').filter(isOver).map(htmlOf)] : [],
        asleep: document.querySelector('#boot') !== null && performance.getEntriesByName(mark!).length === 0,
        asksToEnter: location.pathname === '/access',
      }
    },
    [shows, PENDING, INTERACTIVE, BANK],
  )

/** A frame that goes while one looks shows nothing. */
const looks = async (page: Page, shows: string): Promise<Look[]> =>
  (await Promise.all(page.frames().map((frame) => look(frame, shows).catch(() => undefined)))).filter(
    (found) => found !== undefined,
  )

/** What keeps a picture from being what its name says; empty once nothing does. Exported for its test. */
export function untrue(found: Look[], { shows, tellsFailure, as }: Named): string[] {
  return [
    ...(as && found.some(({ asksToEnter }) => asksToEnter) ? [`${as} is asked to sign in`] : []),
    ...(found.some(({ shown }) => shown) ? [] : [`nothing of ${shows} is in sight`]),
    ...found.flatMap(({ asleep }) => (asleep ? ['it does not listen yet'] : [])),
    ...found.flatMap(({ pending }) => pending.map((html) => `still on its way: ${html}`)),
    ...(tellsFailure ? [] : found.flatMap(({ failures }) => failures.map((words) => `it tells a failure: ${words}`))),
    ...found.flatMap(({ brokenImages }) => brokenImages.map((src) => `no picture at ${src}`)),
    ...found.flatMap(({ overEdge }) => overEdge.map((html) => `wider than its window: ${html}`)),
  ]
}

/** A member's menu and bell come after the page, since the server knows nobody. */
const withoutBell = async (page: Page, { as }: Named): Promise<string[]> =>
  as && (await page.locator(BELL).count()) === 0 ? [`the bell of ${as} has not come`] : []

/**
 * Resolves when the page shows what its picture is named for, and nothing is on its way any more.
 * @throws where that does not come about, with all that is wrong.
 */
export async function whenTrue(page: Page, shot: Named): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const wrong = [...untrue(await looks(page, shot.shows), shot), ...(await withoutBell(page, shot))]
    if (wrong.length === 0) return
    if (Date.now() > deadline) throw new Error(wrong.join('\n'))
    await sleep(100)
  }
}
