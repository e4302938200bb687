import type { Locale } from '@atrio/i18n'

export type ThemeChoice = 'light' | 'dark' | 'system'

const YEAR_SECONDS = 365 * 24 * 60 * 60

// the portal's own two choices, no personal data: design decision “Rendering”
const remember = (name: 'atrio_lang' | 'atrio_theme', value: string, seconds = YEAR_SECONDS) => {
  document.cookie = `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax`
}

/** Where the language is chosen: in the More menu, or at the end of the page. */
export type LanguagePlace = 'menu' | 'footer'

/** In the session's storage: the page that is reloaded in another language, and where that was chosen. */
const CHANGED_AT = 'atrio.languageChangedAt'
const changedAt = (place: LanguagePlace) => `${place} ${location.pathname}`

/** Stores the language for a year and reloads the page in it. */
export function chooseLanguage(locale: Locale, place: LanguagePlace) {
  remember('atrio_lang', locale)
  try {
    sessionStorage.setItem(CHANGED_AT, changedAt(place))
  } catch {
    // storage is blocked: the new page begins without focus
  }
  location.reload()
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

/**
 * A page in another language is a new document, which has no focus: it goes back to where the language was chosen, or to
 * what opens the menu with that place. Once, and not if the person was quicker.
 */
export function refocusAfterLanguage(targets: Record<LanguagePlace, () => HTMLElement | null | undefined>) {
  const changed = takeChangedAt()
  const place = (['menu', 'footer'] as const).find((one) => changed === changedAt(one))
  if (place && document.activeElement === document.body) targets[place]()?.focus({ preventScroll: place === 'menu' })
}

const listeners = new Set<() => void>()

/** Shows a theme at once and remembers it for a year; `system` forgets the choice. */
export function chooseTheme(theme: ThemeChoice) {
  if (theme === 'system') {
    delete document.documentElement.dataset['theme']
    remember('atrio_theme', '', 0)
  } else {
    document.documentElement.dataset['theme'] = theme
    remember('atrio_theme', theme)
  }
  listeners.forEach((changed) => changed())
}

/** The document's theme, for `useSyncExternalStore`. The server renders it on `<html>`. */
export const themeChoice = {
  subscribe: (changed: () => void) => {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  },
  read: (): ThemeChoice => {
    const theme = document.documentElement.dataset['theme']
    return theme === 'light' || theme === 'dark' ? theme : 'system'
  },
  onServer: (): ThemeChoice => 'system',
}
