import type { Theme } from './document.ts'

/** Names of the cookies that the switches set; they hold no personal data. */
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

/** The theme of the switch; null follows the system. */
export function chosenTheme(header: string | undefined): Theme | null {
  const theme = cookie(header, THEME)
  return theme === 'light' || theme === 'dark' ? theme : null
}
