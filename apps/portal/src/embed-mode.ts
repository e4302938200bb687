import { EMBED_KEY } from './page-keys.ts'

/** Embed mode, once read from the address, holds for the tab: the address itself is cleaned. */
export function isEmbedded(): boolean {
  try {
    return sessionStorage.getItem(EMBED_KEY) === 'true'
  } catch {
    return false // storage is closed to us in some frames
  }
}
