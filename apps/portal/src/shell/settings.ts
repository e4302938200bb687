import type { Locale } from '@atrio/i18n'
import { writeCookie } from '../write-cookie.ts'
import { noteLanguagePlace, type LanguagePlace } from './language-place.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

const YEAR_SECONDS = 365 * 24 * 60 * 60

// the portal's own two choices, no personal data: design decision “Rendering”
const remember = (name: 'atrio_lang' | 'atrio_theme', value: string, seconds = YEAR_SECONDS) =>
  writeCookie(name, value, seconds)

/** Stores the language for a year and reloads the page in it. */
export function chooseLanguage(locale: Locale, place: LanguagePlace) {
  remember('atrio_lang', locale)
  noteLanguagePlace(place)
  location.reload()
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
