import { appLocale, type Locale } from '@atrio/i18n'

const cookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The app's language: the switch's choice, else the browser's first two letters, else en (document 1 section 9). */
export const preferredLocale = (): Locale => appLocale(cookie('atrio_lang') ?? navigator.languages)

/** The theme of the switch; null follows the system. */
export function preferredTheme(): 'light' | 'dark' | null {
  const theme = cookie('atrio_theme')
  return theme === 'light' || theme === 'dark' ? theme : null
}
