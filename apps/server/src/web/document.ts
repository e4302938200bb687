import { contentSecurityPolicy } from './content-security-policy.ts'
import type { DrawnPage, PageLocale } from './page-contract.ts'

export type Theme = 'light' | 'dark'

/** The parts of the portal's build that every document uses. */
export type DocumentParts = {
  /** Path of the entry script. */
  entry: string
  /** Paths of the scripts that a page with these lazy modules needs besides the entry, in load order. */
  scriptsFor: (used: Iterable<string>) => string[]
  /** base.css, inlined in every page. */
  css: string
  /** Path of the one preloaded font. */
  displayFont: string | undefined
  /** The inline script that comes first. */
  firstScript: string
}

export type DocumentOptions = {
  page: DrawnPage
  portal: DocumentParts
  /** Lazy modules that the rendering used. */
  used: Set<string>
  locale: PageLocale
  theme: Theme | null
  frameAncestors: string[]
  connect: string[]
  media: string[]
  images: string[]
  frames: string[]
  recaptcha: boolean
  sandbox: boolean
}

/** The start of a document's body; the text of a page never contains it unescaped. */
export const BODY = '</head><body>'

/** JSON that is safe inside a script element. */
const inlineJson = (json: string) =>
  json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** Our own script addresses, and reCAPTCHA's: the one that we load, and the one that its script loads by plain text. */
const OWN_SCRIPTS = String.raw`/^\/(assets\/[\w.-]+\.js|service-worker\.js)$/`
const RECAPTCHA_LOADER = String.raw`/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?[\w=&-]+$/`
const RECAPTCHA_RELEASE = String.raw`/^https:\/\/www\.gstatic\.com\/recaptcha\/releases\/[\w-]+\/recaptcha__\w+\.js$/`

const trusted = (name: string, lists: string[]) =>
  `trustedTypes.createPolicy('${name}',{createScriptURL:u=>{if([${lists.join()}].some(l=>l.test(u)))return u;throw new TypeError('script '+u)}})`

/**
 * Loads the entry script. A hash allows this text, and 'strict-dynamic' what it adds; the Trusted Types policy `atrio`,
 * created here once, limits scripts and workers to our own folder (and reCAPTCHA's where allowed; what its script loads
 * uses the policy `default`, which takes no HTML).
 */
const loader = (entry: string, recaptcha: boolean) =>
  `{const p=self.atrioScripts=self.trustedTypes?${trusted('atrio', recaptcha ? [OWN_SCRIPTS, RECAPTCHA_LOADER] : [OWN_SCRIPTS])}:{createScriptURL:u=>u};` +
  (recaptcha ? `if(self.trustedTypes)${trusted('default', [RECAPTCHA_RELEASE])};` : '') +
  `const s=document.createElement('script');s.type='module';s.src=p.createScriptURL('${entry}');document.head.append(s)}`

/** A complete page with the policy of exactly its bytes. */
export function htmlDocument(options: DocumentOptions): { html: string; policy: string } {
  const { page, portal, used, locale, theme } = options
  const script = page.boot ? loader(portal.entry, options.recaptcha) : null
  const css = [portal.css + page.themeCss, ...page.styles.map((style) => style.css)]
  const styles = [
    `<style>${css[0]}</style>`,
    ...page.styles.map((style) => `<style data-emotion="${style.emotion}">${style.css}</style>`),
  ]
  const preloads = page.boot
    ? [portal.entry, ...portal.scriptsFor(used)].map((file) => `<link rel="modulepreload" href="${file}">`)
    : []
  const html = [
    `<!doctype html><html lang="${locale}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    page.boot ? `<script>${portal.firstScript}</script>` : '',
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">`,
    page.head,
    page.color ? `<meta name="theme-color" content="${page.color}">` : '',
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    page.boot ? `<link rel="manifest" href="/manifest.webmanifest">` : '',
    portal.displayFont
      ? `<link rel="preload" href="${portal.displayFont}" as="font" type="font/woff2" crossorigin>`
      : '',
    ...styles,
    `${BODY}<div id="root">${page.body}</div>`,
    // after the visible content: on a slow line the scripts would delay the page's second half
    ...preloads,
    page.boot ? `<script type="application/json" id="boot">${inlineJson(page.boot)}</script>` : '',
    script ? `<script>${script}</script>` : '',
    `</body></html>`,
  ].join('')
  const policy = contentSecurityPolicy({
    scripts: page.boot ? [portal.firstScript, script!] : [],
    styles: css,
    frameAncestors: options.frameAncestors,
    connect: options.connect,
    media: options.media,
    images: options.images,
    frames: options.frames,
    recaptcha: options.recaptcha,
    sandbox: options.sandbox,
  })
  return { html, policy }
}
