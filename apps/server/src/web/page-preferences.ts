import { CONSENT_COOKIE } from '@atrio/contract/rules'
import type { IncomingHttpHeaders } from 'node:http'
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

/** What the browser says about scripts of others: its choice as the cookie has it, and its signal against tracking. */
export type VisitorConsent = { choice: string; hasSignal: boolean }

/** Null where nothing was chosen, which is refused. */
export function chosenConsent(headers: IncomingHttpHeaders): VisitorConsent | null {
  const choice = cookie(headers.cookie, CONSENT_COOKIE)
  if (choice === undefined) return null
  return { choice, hasSignal: headers['sec-gpc'] === '1' || headers['dnt'] === '1' }
}
