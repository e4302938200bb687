/** What we use of reCAPTCHA v2. */
export type Recaptcha = {
  render: (place: HTMLElement, options: RecaptchaOptions) => number
  reset: (widget: number) => void
}
export type RecaptchaOptions = {
  sitekey: string
  theme: 'light' | 'dark'
  size: 'normal' | 'compact'
  callback: (answer: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

declare global {
  interface Window {
    grecaptcha?: Partial<Recaptcha>
    atrioRecaptchaReady?: () => void
    /** The Trusted Types policy of the server's pages: script addresses from its list only. */
    atrioScripts?: { createScriptURL: (url: string) => string }
  }
}

/** Milliseconds after which a script that neither loads nor fails counts as blocked. */
const LOAD_TIMEOUT_MS = 10_000

const addressFor = (language: string) =>
  `https://www.google.com/recaptcha/api.js?onload=atrioRecaptchaReady&render=explicit&trustedtypes=true&hl=${language}`

/**
 * Makes a function that loads reCAPTCHA's script where the page has none yet. The next call after a failure tries again.
 * The function rejects when the script is blocked, refused by the page's policy, or too slow.
 */
export function recaptchaLoader(): (language: string) => Promise<Recaptcha> {
  let loading: Promise<Recaptcha> | undefined
  return (language) => {
    loading ??= bring(language).finally(() => {
      loading = undefined
    })
    return loading
  }
}

/** The loader that the page shares. */
export const loadRecaptcha = recaptchaLoader()

const isRecaptcha = (found: Partial<Recaptcha> | undefined): found is Recaptcha => Boolean(found?.render && found.reset)

function bring(language: string): Promise<Recaptcha> {
  if (isRecaptcha(window.grecaptcha)) return Promise.resolve(window.grecaptcha)
  const { promise, resolve, reject } = Promise.withResolvers<Recaptcha>()
  const script = document.createElement('script')
  const fail = () => reject(new Error('reCAPTCHA did not load'))
  const ready = () => (isRecaptcha(window.grecaptcha) ? resolve(window.grecaptcha) : fail())
  // also called by a script of an earlier try that arrives late
  window.atrioRecaptchaReady = ready
  script.async = true
  script.addEventListener('error', fail)
  const late = setTimeout(fail, LOAD_TIMEOUT_MS)
  try {
    const address = addressFor(language)
    script.src = window.atrioScripts?.createScriptURL(address) ?? address
    document.head.append(script)
  } catch {
    fail() // not on this page's list
  }
  return promise.finally(() => {
    clearTimeout(late)
    script.remove()
  })
}
