import { URL_TOKEN_KEY } from './page-keys.ts'

declare global {
  interface Window {
    [URL_TOKEN_KEY]?: string
  }
}

/** The secret that the first script took out of the address. Read once: it is gone afterwards. */
export function takeUrlToken(): string | null {
  const token = window[URL_TOKEN_KEY] ?? null
  delete window[URL_TOKEN_KEY]
  return token
}
