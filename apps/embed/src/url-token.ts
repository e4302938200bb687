/** The page's name for the secret of the address, until the session takes it. */
export const URL_TOKEN_KEY = 'atrioToken'

declare global {
  interface Window {
    [URL_TOKEN_KEY]?: string
  }
}

/** The secret that the first script took out of the address. Read once: it is gone afterwards. */
export function takeUrlToken(): string | null {
  const { [URL_TOKEN_KEY]: token = null } = window
  delete window[URL_TOKEN_KEY]
  return token
}
