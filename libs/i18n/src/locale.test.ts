import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appLocale, localeFromAcceptLanguage } from './chosen-locale.ts'
import { isLocale, locales } from './locale.ts'

describe('appLocale', () => {
  it.each([
    ['pt-BR', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['PT_br', 'pt-BR'],
    ['es-419', 'es'],
    ['en-GB', 'en'],
    ['fr-FR', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [[], 'en'],
    [['es-MX', 'pt-BR'], 'es'],
    [['fr', 'es'], 'en'],
  ] as const)('for %j is %s', (languages, expected) => {
    expect(appLocale(languages)).toBe(expected)
  })

  it('isLocale accepts the supported languages only', () => {
    expect(locales.every(isLocale)).toBe(true)
    expect(['pt_BR', 'pt', '', null, undefined, 1].some(isLocale)).toBe(false)
  })
})

describe('localeFromAcceptLanguage', () => {
  it.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR'],
    ['en;q=0.5, es;q=0.9', 'es'],
    ['en;q=0.8, pt;q=0.8', 'en'],
    ['es;q=0, pt;q=0.1', 'pt-BR'],
    ['es ; q=1.000 , en;q=0.2', 'es'],
    ['*', 'en'],
    ['fr-CH, fr;q=0.9, es;q=0.2', 'en'],
    ['es;q=2, pt;q=0.1', 'pt-BR'],
    ['es;level=1', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('for %j is %s', (header, expected) => {
    expect(localeFromAcceptLanguage(header)).toBe(expected)
  })

  it('is always a supported language, in linear time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (header) =>
        isLocale(localeFromAcceptLanguage(header)),
      ),
    )
    for (const hostile of ['-a'.repeat(1e6), 'q=0.'.repeat(1e6), ',;'.repeat(1e6), `pt${';q=1'.repeat(1e6)}`]) {
      expect(isLocale(localeFromAcceptLanguage(hostile))).toBe(true)
    }
  })

  it('is the language of the highest quality', () => {
    const qualities = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(qualities, ([pt = 1, en = 1, es = 1]) => {
        const header = `pt;q=${pt / 1000}, en;q=${en / 1000}, es;q=${es / 1000}`
        const best = Math.max(pt, en, es)
        expect(localeFromAcceptLanguage(header)).toBe(best === pt ? 'pt-BR' : best === en ? 'en' : 'es')
      }),
    )
  })
})
