import { hashSource } from '../http/hash-source.ts'

/** Hash of the empty text: emotion's own `<style>` elements are empty, their rules come by insertRule. */
const EMPTY = hashSource('')

/** Hosts whose players and maps church content may embed (the sanitiser's allow-list is the second check). */
const FRAME_HOSTS = [
  // scores as PDF; our own pages refuse to be framed, so this only allows media
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
  /** Inline scripts and styles of the page, verbatim. */
  scripts: string[]
  styles: string[]
  /** Origins that may frame the page. */
  frameAncestors: string[]
  /** Origins of an API on another host, and of streams. */
  connect: string[]
  /** Sources of video and sound besides our own host. */
  media: string[]
  /** Origins of pictures besides any https host: that of configured map tiles. */
  images: string[]
  /** Origins of our pages on other hosts: the payment host's. */
  frames: string[]
  /** Whether the page allows reCAPTCHA: only the sign-in page, with configured keys. */
  recaptcha: boolean
  /**
   * Whether the page is sandboxed like a frame of untrusted content: no forms, downloads, dialogs or top navigation.
   */
  sandbox: boolean
}

/** Players run in frames of the page and inherit its sandbox: without their own origin they don't start. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'

/**
 * The policy of a page that is cached as bytes: it contains the hashes of exactly these bytes, so it needs no nonce.
 * 'strict-dynamic' lets the hashed loader load the entry, and the entry its chunks.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  frameAncestors,
  connect,
  media,
  images,
  frames,
  recaptcha,
  sandbox,
}: PolicyParts): string {
  const scriptSources = [
    ...scripts.map(hashSource),
    `'strict-dynamic'`,
    // only for browsers that don't support strict-dynamic
    ...(recaptcha ? RECAPTCHA : []),
  ]
  return [
    `default-src 'self'`,
    scripts.length ? `script-src ${scriptSources.join(' ')}` : `script-src 'none'`,
    `style-src ${[...new Set([...styles.map(hashSource), EMPTY])].join(' ')}`,
    // the stained glass and Ark's popovers set style attributes by script; sanitised HTML has none
    `style-src-attr 'unsafe-inline'`,
    `img-src ${["'self'", 'https:', 'data:', ...images].join(' ')}`,
    // a stream that hls.js feeds is a blob URL
    `media-src ${["'self'", 'blob:', ...media].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...connect, ...(recaptcha ? RECAPTCHA.slice(0, 1) : [])].join(' ')}`,
    `frame-src ${(recaptcha ? RECAPTCHA_FRAMES : [...FRAME_HOSTS, ...frames]).join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${frameAncestors.length ? frameAncestors.join(' ') : "'none'"}`,
    `require-trusted-types-for 'script'`,
    // reCAPTCHA creates its own policies, under names that may change
    `trusted-types ${recaptcha ? '*' : 'atrio dompurify'}`,
    `report-uri /csp-report`,
    ...(sandbox ? [`sandbox ${SANDBOX}`] : []),
  ].join('; ')
}

/**
 * The policy of the same bytes for a visitor who agreed to scripts of others (docs/decisions/0051): these load what they
 * like from https, in a document that has no page of money, sign-in or personal data. No Trusted Types, which their code
 * does not know.
 * @param sources origins of the configured scripts
 */
export function openPolicy(strict: string, sources: readonly string[]): string {
  const own = [...new Set(sources)].map((source) => ` ${source}`).join('')
  const wider: Record<string, (values: string) => string> = {
    // hashes would make browsers ignore 'unsafe-inline'
    'style-src': () => `'self' 'unsafe-inline' https:${own}`,
    'img-src': (values) => `${values} blob:${own}`,
    'media-src': (values) => `${values} https:`,
    'font-src': () => `'self' https: data:${own}`,
    'connect-src': (values) => `${values} https: wss:${own}`,
    'frame-src': (values) => `${values} https:${own}`,
  }
  const kept = strict.split('; ').filter((directive) => !/^(require-trusted-types-for|trusted-types) /.test(directive))
  return [
    ...kept.map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      const widen = wider[name]
      return widen ? `${name} ${widen(values.join(' '))}` : directive
    }),
    `worker-src 'self' blob:`,
  ].join('; ')
}

/** The policy of a page with one additional inline script and style. */
export const allowInline = (policy: string, { script, style }: { script: string; style: string }): string =>
  policy
    .replace(/(^|; )script-src (?!'none')/, (directive) => `${directive}${hashSource(script)} `)
    .replace(/(^|; )style-src /, (directive) => `${directive}${hashSource(style)} `)
