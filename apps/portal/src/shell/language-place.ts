import { MORE_ID } from './use-menu.ts'

/** Where the language is chosen: in the More menu, or at the end of the page. */
export type LanguagePlace = 'menu' | 'footer'

/** In the session's storage: the page that is reloaded in another language, and where that was chosen. */
const CHANGED_AT = 'atrio.languageChangedAt'
const changedAt = (place: LanguagePlace) => `${place} ${location.pathname}`

/** Notes where the language of this page is chosen, just before the page is reloaded in it. */
export function noteLanguagePlace(place: LanguagePlace): void {
  try {
    sessionStorage.setItem(CHANGED_AT, changedAt(place))
  } catch {
    // storage is blocked: the new page begins without focus
  }
}

function takeChangedAt() {
  try {
    const changed = sessionStorage.getItem(CHANGED_AT)
    sessionStorage.removeItem(CHANGED_AT)
    return changed
  } catch {
    return null
  }
}

const targets: Record<LanguagePlace, () => HTMLElement | null | undefined> = {
  // what opens the More menu, in the bar of this screen's width: the menu itself is closed
  menu: () =>
    [...document.querySelectorAll<HTMLElement>(`[aria-controls="${MORE_ID}"]`)].find((one) => one.checkVisibility()),
  footer: () => document.querySelector<HTMLElement>('footer [lang][aria-pressed="true"]'),
}

/**
 * A page in another language is a new document, which has no focus: it goes back to where the language was chosen, or to
 * what opens the menu with that place. Once, and not if the person was quicker.
 */
export function refocusAfterLanguage(): void {
  const changed = takeChangedAt()
  const place = (['menu', 'footer'] as const).find((one) => changed === changedAt(one))
  if (place && document.activeElement === document.body) targets[place]()?.focus({ preventScroll: place === 'menu' })
}
