import { describe, expect, it } from 'vitest'
import { hashSource } from './content-security-policy.ts'
import { htmlDocument, type DocumentOptions } from './document.ts'
import type { Portal } from './portal-build.ts'

const portal: Portal = {
  render: () => Promise.reject(new Error('not asked')),
  entry: '/assets/index-1.js',
  scriptsFor: () => ['/assets/kit-1.js'],
  css: ':root{--paper:#fff}',
  displayFont: '/assets/literata-1.woff2',
  localeOf: () => 'en',
  firstScript: '{/* first */}',
}

const documentOf = (page: Partial<DocumentOptions['page']> = {}, options: Partial<DocumentOptions> = {}) =>
  htmlDocument({
    page: {
      kind: 'page',
      status: 200,
      color: '#7a3e9d',
      themeCss: ':root{--church:#7a3e9d}',
      head: '<title>A</title>',
      body: '<main>B</main>',
      styles: [{ emotion: 'css a', css: '.css-a{color:red}' }],
      boot: { name: '</script><script>alert(1)</script>\u2028' },
      ...page,
    },
    portal,
    used: new Set(),
    locale: 'pt-BR',
    theme: 'dark',
    frameAncestors: [],
    connect: [],
    ...options,
  })

describe('a page as a document', () => {
  it('has a policy that names every inline script and style, and nothing else', () => {
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

  it('lets no text of the start leave its place', () => {
    const { html } = documentOf()
    const boot = /id="boot">([\s\S]*?)<\/script>/.exec(html)?.[1]
    expect(JSON.parse(boot!)).toEqual({ name: '</script><script>alert(1)</script>\u2028' })
    expect(boot).not.toContain('\u2028')
    expect(html).not.toContain('<script>alert')
  })

  it('is without script where there is nothing to start', () => {
    const { html, policy } = documentOf({ boot: null, color: null })
    expect(html).not.toContain('<script')
    expect(policy).toContain("script-src 'none'")
  })

  it('says its language and theme, and may be framed only by whom it names', () => {
    expect(documentOf().html).toContain('<html lang="pt-BR" data-theme="dark">')
    expect(documentOf({}, { theme: null }).html).toContain('<html lang="pt-BR">')
    expect(documentOf({}, { frameAncestors: ["'self'", 'https://a.test'] }).policy).toContain(
      "frame-ancestors 'self' https://a.test",
    )
  })
})
