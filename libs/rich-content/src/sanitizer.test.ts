import type { WindowLike } from 'dompurify'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSanitizer } from './sanitizer.ts'
import { hostile } from './testing/hostile.ts'
import { violations } from './testing/violations.ts'

/** The server's case: the tests' window is jsdom's. */
const { sanitize } = createSanitizer(window as unknown as WindowLike)
const html = (dirty: string) => sanitize(dirty).html

describe('hostile texts', () => {
  it('are at least 150, each recognised as hostile', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(150)
    const seen = hostile.filter((text) => violations(text).length > 0)
    expect(seen.length).toBeGreaterThan(hostile.length * 0.9)
  })

  it.each(hostile)('%j is sanitised without a violation', (dirty) => {
    expect(violations(html(dirty))).toEqual([])
  })

  it('are sanitised in any mix, with a stable result', () => {
    const fragment = fc.oneof(
      fc.constantFrom(...hostile),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<table>',
        '<td>',
        '<svg>',
        '</svg>',
        '<a href=/x>',
        '</a>',
        '<ul><li>',
        '"',
        '>',
        '<!--',
        '-->',
      ),
      fc.constantFrom(
        '<math>',
        '<mtext>',
        '</math>',
        '<style>',
        '</style>',
        '<title>',
        '<b>',
        '<h2>',
        '<pre>\n',
        '<foreignObject>',
      ),
    )
    fc.assert(
      fc.property(fc.array(fragment, { minLength: 1, maxLength: 6 }), (fragments) => {
        const clean = html(fragments.join(''))
        expect(violations(clean)).toEqual([])
        expect(html(clean)).toBe(clean)
      }),
      { numRuns: 300 },
    )
  })
})

describe('harmless texts', () => {
  it.each([
    '<h2>Nossa história</h2><p>Desde <strong>1987</strong>, em <em>casa</em>.</p>',
    '<ul><li>Um</li><li>Dois<ol start="3" type="a"><li value="4">Três</li></ol></li></ul>',
    '<blockquote><p>No princípio era o Verbo</p><footer>João 1.1</footer></blockquote>',
    '<table><caption>Horários</caption><thead><tr><th scope="col">Dia</th></tr></thead><tbody><tr><td colspan="2">Domingo</td></tr></tbody></table>',
    '<figure><img src="https://a.example/x.png" alt="Coro: ensaio" loading="lazy" decoding="async" referrerpolicy="no-referrer"><figcaption>Coro</figcaption></figure>',
    '<a href="https://ok.example/?a=1&amp;b=2" rel="noopener nofollow">fora</a>',
    '<svg viewBox="0 0 10 10" role="img" aria-label="Cruz"><path d="M1 1L9 9" fill="url(#user-content-g)" stroke="rgb(1, 2, 3)" transform="rotate(45 5 5)"></path></svg>',
    '<details open=""><summary>Mais</summary><p>Texto</p></details>',
    'Só texto, 1 & 2',
  ])('%s is unchanged', (honest) => {
    expect(html(honest)).toBe(honest)
  })

  it.each([
    ['<a href="mailto:oi@igreja.example">e-mail</a>', 'href', 'mailto:oi@igreja.example'],
    ['<a href="tel:+551134567890">fone</a>', 'href', 'tel:+551134567890'],
    ['<a href="/event/1">evento</a>', 'href', '/event/1'],
    ['<a href="#horarios">abaixo</a>', 'href', '#user-content-horarios'],
    ['<h2 id="horarios">Horários</h2>', 'id', 'user-content-horarios'],
    ['<img src="/media/demo/abc/640.jpg" alt="">', 'src', '/media/demo/abc/640.jpg'],
    ['<img src="//a.example/x.png">', 'src', 'https://a.example/x.png'],
  ])('%s keeps its address', (honest, attribute, expected) => {
    const { body } = new DOMParser().parseFromString(html(honest), 'text/html')
    expect(body.firstElementChild?.getAttribute(attribute)).toBe(expected)
  })

  it('keep the text of removed tags', () => {
    expect(html('<center><font color=red>Bem-vindos</font></center><form>Nome</form>')).toBe('Bem-vindosNome')
  })
})

describe('frames', () => {
  const frame = (dirty: string) => new DOMParser().parseFromString(html(dirty), 'text/html').querySelector('iframe')

  it.each([
    'https://www.youtube.com/embed/abc?start=10',
    'https://www.youtube-nocookie.com/embed/abc',
    '//www.youtube.com/embed/abc',
    'https://player.vimeo.com/video/123',
    'https://open.spotify.com/embed/episode/1',
    'https://www.google.com/maps/embed?pb=!1m18',
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1',
  ])('of %s are kept in a sandbox, from any of the three tags', (src) => {
    for (const dirty of [
      `<iframe src="${src}" width=560 height=315 allowfullscreen></iframe>`,
      `<embed src="${src}">`,
      `<frameset><frame src="${src}"></frameset>`,
    ]) {
      expect(frame(dirty)?.src).toBe(new URL(src, 'https://x.example').href)
      expect(frame(dirty)?.getAttribute('sandbox')).toContain('allow-scripts')
      expect(frame(dirty)?.title).not.toBe('')
    }
  })

  it('keep their title and size', () => {
    const kept = frame(
      '<iframe src="https://player.vimeo.com/video/1" title="Culto" width="560" height="100%"><p>velho</p></iframe>',
    )
    expect([kept?.title, kept?.width, kept?.height, kept?.innerHTML]).toEqual(['Culto', '560', '100%', ''])
  })

  it('follow the deployment’s list', () => {
    const own = createSanitizer(window as unknown as WindowLike, {
      allowedFrames: [{ host: 'tv.example', path: '/live/', name: 'TV' }],
    })
    expect(own.sanitize('<iframe src="https://tv.example/live/1"></iframe>').html).toContain('title="TV"')
    expect(own.sanitize('<iframe src="https://www.youtube.com/embed/x"></iframe>').html).toBe('')
  })
})

describe('page metadata', () => {
  it('is removed from the text', () => {
    const dirty = `<title> Nossa \n história </title><meta name=Description content="Desde 1987"><p>Texto</p>
      <meta property="og:title" content="<b>Casa</b>"><meta property="og:image" content="https://a.example/x.png">`
    expect(sanitize(dirty)).toEqual({
      html: expect.stringMatching(/^<p>Texto<\/p>\s*$/),
      title: 'Nossa história',
      meta: { description: 'Desde 1987', 'og:title': '<b>Casa</b>', 'og:image': 'https://a.example/x.png' },
    })
  })

  it('is found in a whole document', () => {
    const whole = '<!doctype html><html><head><title>Casa</title></head><body><p>Texto</p></body></html>'
    expect(sanitize(whole)).toEqual({ html: '<p>Texto</p>', title: 'Casa', meta: {} })
  })

  it('ignores refresh directives and script addresses, and keeps only the first of each', () => {
    const dirty = `<meta http-equiv=refresh name=description content="0;url=https://evil.example">
      <meta property="og:image" content="javascript:alert(1)"><meta name=robots content=noindex>
      <meta name="__proto__" content=x><meta name=description content=um><meta name=description content=dois>
      <title></title><title>um</title><title>dois</title><svg><title>três</title></svg>`
    const { title, meta } = sanitize(dirty)
    expect({ title, meta }).toEqual({ title: 'um', meta: { description: 'um' } })
  })
})
