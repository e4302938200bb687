/** The part of Web Storage that the session needs. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keys in session storage (access token, persisted state) and in local storage (refresh token). */
export const TOKEN_KEY = 'atrio.token'
export const STATE_KEY = 'atrio.session'
export const REFRESH_KEY = 'atrio.refreshToken'

export type Stores = { session: KeyValue; local: KeyValue }

/** Storage is blocked in some frames: then it is kept in memory, as long as the tab lives. */
function storeOf(which: 'sessionStorage' | 'localStorage'): KeyValue {
  try {
    return globalThis[which]
  } catch {
    const kept = new Map<string, string>()
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }
  }
}

export const browserStores = (): Stores => ({ session: storeOf('sessionStorage'), local: storeOf('localStorage') })

/** Sources of an earlier session, in the specification's order (document 1 section 4, auto-login). */
export type SessionOrigin = { origin: 'URL'; secret: string } | { origin: 'SESSION' } | { origin: 'STORAGE' }

export function originOf({ session, local }: Stores, urlToken: string | null): SessionOrigin | null {
  if (urlToken) return { origin: 'URL', secret: urlToken }
  if (session.getItem(TOKEN_KEY)) return { origin: 'SESSION' }
  return local.getItem(REFRESH_KEY) ? { origin: 'STORAGE' } : null
}
