import { createHash } from 'node:crypto'

/** A CSP source that allows exactly this inline text. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hash of nothing: emotion's own `<style>` elements are empty, their rules come by insertRule. */
const EMPTY = hashSource('')

/** Hosts whose players and maps church content may embed (the sanitiser's allow-list is the other lock). */
const FRAME_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
  'https://www.google.com/maps/',
]

export type PolicyParts = {
  /** Inline scripts and styles of the page, as they stand in it. */
  scripts: string[]
  styles: string[]
  /** Origins that may frame the page. */
  frameAncestors: string[]
  /** Origins of an API that stands elsewhere. */
  connect: string[]
}

/**
 * The policy of a page that is kept as bytes: it names the hashes of exactly these bytes, so it needs no nonce.
 * 'strict-dynamic' lets the hashed loader bring the entry, and the entry its chunks.
 */
export const contentSecurityPolicy = ({ scripts, styles, frameAncestors, connect }: PolicyParts): string =>
  [
    `default-src 'self'`,
    scripts.length ? `script-src ${scripts.map(hashSource).join(' ')} 'strict-dynamic'` : `script-src 'none'`,
    `style-src ${[...new Set([...styles.map(hashSource), EMPTY])].join(' ')}`,
    // the stained glass and Ark's popovers write style attributes by script; sanitised HTML keeps none
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' https: data:`,
    `media-src 'self' https:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `frame-src ${FRAME_HOSTS.join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${frameAncestors.length ? frameAncestors.join(' ') : "'none'"}`,
    `require-trusted-types-for 'script'`,
    `trusted-types atrio dompurify`,
    `report-uri /csp-report`,
  ].join('; ')
