import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { hashSource } from '../http/hash-source.ts'
import { htmlDocument, type DocumentOptions } from './document.ts'
import type { Portal } from './portal-build.ts'

const portal: Portal = {
  render: () => Promise.reject(new Error('not asked')),
  entry: '/assets/index-1.js',
  scriptsFor: () => ['/assets/kit-1.js'],
  css: ':root{--paper:#fff}',
  displayFont: '/assets/literata-1.woff2',
  needsOf: () => ({ route: '/', query: [], personal: false, canonical: true }),
  localeOf: () => 'en',
  firstScript: '{/* first */}',
}

const documentOf = (page: Partial<DocumentOptions['page']> = {}, options: Partial<DocumentOptions> = {}) =>
  htmlDocument({
    page: {
      kind: 'page',
      status: 200,
      framing: 'anyone',
      color: '#7a3e9d',
      themeCss: ':root{--church:#7a3e9d}',
      head: '<title>A</title>',
      body: '<main>B</main>',
      styles: [{ emotion: 'css a', css: '.css-a{color:red}' }],
      boot: JSON.stringify({ name: '</script><script>alert(1)</script>\u2028' }),
      ...page,
    },
    portal,
    used: new Set(),
    locale: 'pt-BR',
    theme: 'dark',
    frameAncestors: [],
    connect: [],
    media: [],
    images: [],
    frames: [],
    recaptcha: false,
    sandbox: false,
    ...options,
  })

describe('htmlDocument', () => {
  it('has a policy with the hashes of all its inline scripts and styles, and no others', () => {
    const { html, policy } = documentOf()
    const inline = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}(?: data-emotion="[^"]*")?>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text!)
    const scripts = inline('script')
    expect(scripts).toHaveLength(2)
    for (const text of [...scripts, ...inline('style')]) expect(policy).toContain(hashSource(text))
    expect(policy).toMatch(/script-src 'sha256-\S+' 'sha256-\S+' 'strict-dynamic';/)
    expect(policy).not.toContain("script-src 'unsafe-inline'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('escapes text in the boot data', () => {
    const { html } = documentOf()
    const boot = /id="boot">([\s\S]*?)<\/script>/.exec(html)?.[1]
    expect(JSON.parse(boot!)).toEqual({ name: '</script><script>alert(1)</script>\u2028' })
    expect(boot).not.toContain('\u2028')
    expect(html).not.toContain('<script>alert')
  })

  it('has no script for a page without boot data', () => {
    const { html, policy } = documentOf({ boot: null, color: null })
    expect(html).not.toContain('<script')
    expect(policy).toContain("script-src 'none'")
  })

  it('states its language and theme, and allows framing only by the given origins', () => {
    expect(documentOf().html).toContain('<html lang="pt-BR" data-theme="dark">')
    expect(documentOf({}, { theme: null }).html).toContain('<html lang="pt-BR">')
    expect(documentOf({}, { frameAncestors: ["'self'", 'https://a.test'] }).policy).toContain(
      "frame-ancestors 'self' https://a.test",
    )
  })
})

/** Runs a page's loader as a browser with Trusted Types would; returns the policies that it creates. */
function policiesOf({ html }: { html: string }) {
  const made: Record<string, { createScriptURL: (url: string) => string }> = {}
  const element = {}
  const script = [...html.matchAll(/<script>([^<]*)<\/script>/g)].at(-1)?.[1] ?? ''
  const trustedTypes = { createPolicy: (name: string, rules: (typeof made)[string]) => (made[name] = rules) }
  const document = { createElement: () => element, head: { append: () => undefined } }
  runInNewContext(script, { self: { trustedTypes }, trustedTypes, document })
  return { made, element }
}
const RECAPTCHA_LOADER = 'https://www.google.com/recaptcha/api.js?onload=ready&render=explicit&hl=pt-BR'
const RECAPTCHA_RELEASE = 'https://www.gstatic.com/recaptcha/releases/jdMmXeCQ-_9T04NbgJ/recaptcha__pt_br.js'

describe('the Trusted Types policy', () => {
  it.each([false, true])('accepts only listed script addresses; with reCAPTCHA: %s', (recaptcha) => {
    const { made, element } = policiesOf(documentOf({}, { recaptcha }))
    expect(Object.keys(made)).toEqual(recaptcha ? ['atrio', 'default'] : ['atrio'])
    expect(element).toMatchObject({ src: '/assets/index-1.js' })
    const takes = (url: string, name = 'atrio') => {
      try {
        return made[name]?.createScriptURL(url) === url
      } catch {
        return false
      }
    }
    expect(takes('/assets/kit-1.js') && takes('/service-worker.js')).toBe(true)
    expect(takes(RECAPTCHA_LOADER)).toBe(recaptcha)
    expect(takes(RECAPTCHA_RELEASE, 'default')).toBe(recaptcha)
    for (const name of ['atrio', 'default'])
      for (const hostile of [
        'https://evil.test/assets/a.js',
        '//evil.test/assets/a.js',
        '/assets/../x.js',
        'data:text/javascript,1',
        'https://www.google.com/recaptcha/api.js?x=1#</script>',
        'https://www.google.com/recaptcha/api.js/../../evil?x=1',
        'https://www.google.com.evil.test/recaptcha/api.js?x=1',
        'https://www.google.com/complete/search?callback=alert',
        'https://www.gstatic.com/recaptcha/releases/../../evil/recaptcha__en.js',
        `https://evil.test/?${RECAPTCHA_LOADER}`,
        `https://evil.test/?${RECAPTCHA_RELEASE}`,
      ])
        expect(takes(hostile, name), hostile).toBe(false)
  })
})

describe('the content security policy', () => {
  const directives = (recaptcha: boolean) =>
    new Map(
      documentOf({}, { recaptcha })
        .policy.split('; ')
        .map((directive) => [directive.split(' ')[0], directive]),
    )

  it('names no other host without reCAPTCHA', () => {
    const strict = [...directives(false).values()].filter((directive) => !directive.startsWith('frame-src')).join()
    expect(strict).not.toMatch(/google|gstatic|recaptcha|trusted-types \*/)
  })

  it('allows reCAPTCHA’s script and frames, and no more', () => {
    const [strict, open] = [directives(false), directives(true)]
    const changed = [...open.keys()].filter((name) => open.get(name) !== strict.get(name))
    expect(changed).toEqual(['script-src', 'connect-src', 'frame-src', 'trusted-types'])
    expect(open.get('script-src')).toMatch(
      /^script-src ('sha256-\S+' ){2}'strict-dynamic' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/$/,
    )
    expect(open.get('frame-src')).toBe(
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    )
    expect(open.get('connect-src')).toBe("connect-src 'self' https://www.google.com/recaptcha/")
    expect(open.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  })
})
