import type { Theme } from './document.ts'

/** Cookies of the language and theme switches; they contain no personal data. */
const LANGUAGE = 'atrio_lang'
const THEME = 'atrio_theme'

function cookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=')
    if (key === name) return value
  }
  return undefined
}

export const chosenLanguage = (header: string | undefined) => cookie(header, LANGUAGE)

/** The chosen theme; null follows the system. */
export function chosenTheme(header: string | undefined): Theme | null {
  const theme = cookie(header, THEME)
  return theme === 'light' || theme === 'dark' ? theme : null
}
