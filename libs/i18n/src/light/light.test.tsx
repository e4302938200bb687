import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { createInstance, type InitOptions } from 'i18next'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { type I18n, I18nProvider, type Locale, locales, useLocale, useTranslation } from '../index.ts'
import { createInstance as createLight } from './index.ts'

type Branch = { [key: string]: string | Branch }
type Ask = (keys: string | string[], values?: object | string, rest?: object) => unknown
/** Both translators seen without the types of our catalogues, which generated keys can't meet. */
type Untyped = { getFixedT: (lng: string, ns: string, prefix?: string) => Ask; t: Ask }

const options = (lng: Locale) =>
  ({
    lng,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    react: { useSuspense: false },
    interpolation: { escapeValue: false },
  }) satisfies InitOptions

/** The same question function of the real one and of ours, both over the same catalogues. */
function pair(locale: Locale, catalogues: Record<string, object>, prefix?: string): [real: Ask, light: Ask] {
  const real = createInstance()
  const light = createLight()
  void real.init(options(locale))
  void light.init(options(locale))
  for (const [ns, catalogue] of Object.entries(catalogues)) {
    real.addResourceBundle(locale, ns, catalogue)
    light.addResourceBundle(locale, ns, catalogue)
  }
  const asked = [real, light] as unknown as [Untyped, Untyped]
  return [asked[0].getFixedT(locale, 'first', prefix), asked[1].getFixedT(locale, 'first', prefix)]
}

const name = fc.constantFrom('alpha', 'beta', 'gamma', 'constructor', 'toString')
const variable = fc.constantFrom('name', 'count', 'place', 'constructor')
const piece = fc.oneof(
  fc.string({ maxLength: 8 }).filter((text) => !/[{}$]/.test(text)),
  variable.map((key) => `{{${key}}}`),
  variable.map((key) => `{{- ${key} }}`),
)
const text = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''))
const suffix = fc.constantFrom('', '_zero', '_one', '_many', '_other', '_staff', '_staff_one', '_staff_other')
const leafKey = fc.tuple(name, suffix).map((parts) => parts.join(''))
const { branch } = fc.letrec<{ branch: Branch }>((tie) => ({
  branch: fc.dictionary(leafKey, fc.oneof({ depthSize: 'small', maxDepth: 3 }, text, tie('branch'))),
}))
const path = fc
  .tuple(
    fc.constantFrom('', '', 'first:', 'second:', 'none:'),
    fc.array(fc.oneof(name, leafKey), { minLength: 1, maxLength: 3 }),
  )
  .map(([ns, names]) => ns + names.join('.'))
const count = fc.oneof(
  fc.constantFrom<unknown>(0, -0, 1, 2, 1.5, 0.5, 999_999, 1_000_000, 2_000_000, 1e15, -1, '3', undefined, null, NaN),
  fc.nat(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const value = fc.oneof(fc.string(), fc.integer(), fc.constantFrom(undefined, null, true, '{{place}}', '$&', '<b>'))
const values = fc.record(
  { name: value, place: value, count, context: fc.constantFrom('staff', '', undefined), defaultValue: text },
  { requiredKeys: [] },
)

describe('the light translator', () => {
  it('translates like i18next', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), branch, branch, path, values, (locale, first, second, key, given) => {
        const [real, light] = pair(locale, { first, second })
        expect(light(key, given)).toBe(real(key, given))
        expect(light(['alpha.none', key], given)).toBe(real(['alpha.none', key], given))
        expect(light(key, 'otherwise {{name}}', given)).toBe(real(key, 'otherwise {{name}}', given))
      }),
      { numRuns: 500 },
    )
  })

  it('translates like i18next with a prefix, a namespace and no values', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), branch, path, (locale, first, key) => {
        const inner = key.replace(/^.*:/, '')
        const [real, light] = pair(locale, { first: { inside: first }, second: first }, 'inside')
        expect(light(inner)).toBe(real(inner))
        expect(light(inner, { ns: 'second' })).toBe(real(inner, { ns: 'second' }))
        expect(light(inner, { ns: ['none', 'second'] })).toBe(real(inner, { ns: ['none', 'second'] }))
      }),
    )
  })

  it('returns lists and branches with returnObjects', () => {
    const [real, light] = pair('en', {
      first: { steps: ['One {{name}}', 'Two'], branch: { leaf: '{{name}}', more: ['x'] } },
    })
    for (const key of ['steps', 'branch']) {
      expect(light(key, { returnObjects: true, name: 'Ana' })).toEqual(real(key, { returnObjects: true, name: 'Ana' }))
    }
    expect(light('steps', { returnObjects: true, name: 'Ana' })).toEqual(['One Ana', 'Two'])
    expect(light('steps')).toBe('steps')
  })

  it('chooses the plural forms of the three languages', () => {
    const forms = { n_zero: 'zero', n_one: 'one', n_many: 'many', n_other: 'other' }
    const chosen = (locale: Locale) =>
      [0, 1, 1.5, 2, 1_000_000].map((n) => pair(locale, { first: forms })[1]('n', { count: n }))
    expect(chosen('pt-BR')).toEqual(['zero', 'one', 'one', 'other', 'many'])
    expect(chosen('en')).toEqual(['zero', 'one', 'other', 'other', 'other'])
    expect(chosen('es')).toEqual(['zero', 'one', 'other', 'other', 'many'])
  })

  it('rejects selector functions as keys', async () => {
    const { keyFromSelector } = await import('./index.ts')
    expect(keyFromSelector).toThrow('Keys are strings')
  })
})

describe('react-i18next over the light translator', () => {
  function Counter() {
    const { t, i18n, ready } = useTranslation('first' as never) as unknown as { t: Ask; i18n: I18n; ready: boolean }
    const [guests, setGuests] = useState(0)
    return (
      <button lang={useLocale()} onClick={() => setGuests(guests + 1)}>
        {`${t('guests', { count: guests })} ${t('second:only')} ${i18n.language} ${ready}`}
        {i18n.hasResourceBundle('pt-BR', 'second') && ' ✓'}
      </button>
    )
  }

  it('renders and rerenders', async () => {
    const light = createLight()
    void light.init(options('pt-BR'))
    light.addResourceBundle('pt-BR', 'first', {
      guests_zero: 'ninguém',
      guests_one: '{{count}} pessoa',
      guests_other: '',
    })
    light.addResourceBundle('pt-BR', 'second', { only: 'só' })
    render(
      <I18nProvider i18n={light as unknown as I18n}>
        <Counter />
      </I18nProvider>,
    )
    const button = screen.getByRole('button')
    expect(button).toHaveTextContent('ninguém só pt-BR true ✓')
    button.click()
    expect(await screen.findByText('1 pessoa só pt-BR true ✓')).toBe(button)
  })

  it('reports loaded catalogues like i18next', () => {
    const light = createLight()
    const real = createInstance()
    for (const instance of [light, real]) {
      void instance.init(options('es'))
      instance.addResourceBundle('es', 'first', { a: '1' })
      instance.addResourceBundle('es', 'first', { b: '2' })
    }
    for (const [lng, ns] of [
      ['es', 'first'],
      ['es', 'second'],
      ['en', 'first'],
    ] as const) {
      expect(light.hasResourceBundle(lng, ns)).toBe(real.hasResourceBundle(lng, ns))
    }
    expect(light.getResourceBundle('es', 'first')).toEqual(real.getResourceBundle('es', 'first'))
    expect(light.t('first:b')).toBe((real as unknown as Untyped).t('first:b'))
    expect(light.isInitialized).toBe(real.isInitialized)
  })
})
