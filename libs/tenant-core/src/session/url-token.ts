/** The page's name for the secret of the address, where a first script took it out before anything else ran. */
export const URL_TOKEN_KEY = 'atrioUrlToken'

declare global {
  interface Window {
    [URL_TOKEN_KEY]?: string
  }
}

/**
 * The secret of a link (`?token=`), for `startSession`. Read once: afterwards it is neither in the page nor in its
 * address, and so in no history and no later Referer. A page without a first script calls it before it asks for anything.
 */
export function takeUrlToken(): string | null {
  const { [URL_TOKEN_KEY]: laidAside = null } = window
  delete window[URL_TOKEN_KEY]
  if (laidAside !== null) return laidAside
  const url = new URL(location.href)
  const token = url.searchParams.get('token')
  if (token === null) return null
  url.searchParams.delete('token')
  url.searchParams.delete('user')
  history.replaceState(history.state, '', url)
  return token || null
}
