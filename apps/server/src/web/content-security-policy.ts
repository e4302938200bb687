import { hashSource } from '../http/hash-source.ts'

/** Hash of nothing: emotion's own `<style>` elements are empty, their rules come by insertRule. */
const EMPTY = hashSource('')

/** Hosts whose players and maps church content may embed (the sanitiser's allow-list is the other lock). */
const FRAME_HOSTS = [
  // scores as PDF; our pages let nobody frame them, so media is all that this opens
  "'self'",
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
  'https://www.google.com/maps/',
]

/** reCAPTCHA v2: its script, and the frames of its widget. */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const RECAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']

export type PolicyParts = {
  /** Inline scripts and styles of the page, as they stand in it. */
  scripts: string[]
  styles: string[]
  /** Origins that may frame the page. */
  frameAncestors: string[]
  /** Origins of an API that stands elsewhere, and of streams. */
  connect: string[]
  /** What videos and sound may come from, besides ourselves. */
  media: string[]
  /** Origins of pages of ours that stand elsewhere: the payment host's. */
  frames: string[]
  /** Whether the page lets reCAPTCHA in: access alone does, where the deployment has its keys. */
  recaptcha: boolean
  /** Whether the page is held as a frame of a foreign text would be: no forms, downloads, dialogs or leading away. */
  sandbox: boolean
}

/** Players stand in frames of the page and share its limits: without an origin of their own they don't start. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'

/**
 * The policy of a page that is kept as bytes: it names the hashes of exactly these bytes, so it needs no nonce.
 * 'strict-dynamic' lets the hashed loader bring the entry, and the entry its chunks.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  frameAncestors,
  connect,
  media,
  frames,
  recaptcha,
  sandbox,
}: PolicyParts): string {
  const scriptSources = [
    ...scripts.map(hashSource),
    `'strict-dynamic'`,
    // read only by browsers that don't know strict-dynamic
    ...(recaptcha ? RECAPTCHA : []),
  ]
  return [
    `default-src 'self'`,
    scripts.length ? `script-src ${scriptSources.join(' ')}` : `script-src 'none'`,
    `style-src ${[...new Set([...styles.map(hashSource), EMPTY])].join(' ')}`,
    // the stained glass and Ark's popovers write style attributes by script; sanitised HTML keeps none
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' https: data:`,
    // a stream that hls.js feeds is a blob to the browser
    `media-src ${["'self'", 'blob:', ...media].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...connect, ...(recaptcha ? RECAPTCHA.slice(0, 1) : [])].join(' ')}`,
    `frame-src ${(recaptcha ? RECAPTCHA_FRAMES : [...FRAME_HOSTS, ...frames]).join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${frameAncestors.length ? frameAncestors.join(' ') : "'none'"}`,
    `require-trusted-types-for 'script'`,
    // reCAPTCHA makes policies of its own, under names that it may change
    `trusted-types ${recaptcha ? '*' : 'atrio dompurify'}`,
    `report-uri /csp-report`,
    ...(sandbox ? [`sandbox ${SANDBOX}`] : []),
  ].join('; ')
}

/** The policy of a page that had one more inline script and style put into it. */
export const allowInline = (policy: string, { script, style }: { script: string; style: string }): string =>
  policy
    .replace(/(^|; )script-src (?!'none')/, (directive) => `${directive}${hashSource(script)} `)
    .replace(/(^|; )style-src /, (directive) => `${directive}${hashSource(style)} `)
