import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { isLocale } from '../index.ts'
import { createInstance as createLight } from './index.ts'

/** Every catalogue of the workspace that exists when the test runs. */
const catalogues = {
  ...import.meta.glob<object>('../../../*/src/i18n/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<object>('../../../../apps/*/src/**/i18n/*.json', { eager: true, import: 'default' }),
}

type Untyped = { getFixedT: (lng: string, ns: string) => (key: string, values: object) => string }

const COUNTS = [0, 1, 1.5, 2, 1_000_000]

function texts(branch: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'object' && value
      ? texts(value, `${prefix}${key}.`)
      : [[prefix + key, String(value)] as [string, string]],
  )
}

const asked = (text: string): Record<string, unknown> =>
  Object.fromEntries([...text.matchAll(/{{([^{}]+)}}/g)].map(([, name = '']) => [name.trim(), `<${name}>`]))

describe('the catalogues of the workspace', () => {
  const files = Object.entries(catalogues)

  it('are found', () => {
    expect(import.meta.glob('../../../*/package.json')).not.toEqual({})
  })

  it.for(files)('%s gives the same texts with i18next and with the light translator', ([file, catalogue]) => {
    const lng = /(?:^|\/)([^/]+)\.json$/.exec(file)?.[1]
    if (!isLocale(lng)) throw new Error(`${file} is named after no language of ours`)
    const real = createInstance()
    const light = createLight()
    const options = {
      lng,
      fallbackLng: false as const,
      resources: {},
      initAsync: false,
      interpolation: { escapeValue: false },
    }
    void real.init(options)
    void light.init(options)
    real.addResourceBundle(lng, 'one', catalogue)
    light.addResourceBundle(lng, 'one', catalogue)
    const fromReal = (real as unknown as Untyped).getFixedT(lng, 'one')
    const fromLight = light.getFixedT(lng, 'one')
    for (const [key, text] of texts(catalogue)) {
      const base = key.replace(/_(zero|one|two|few|many|other)$/, '')
      const questions = [{}, asked(text), ...COUNTS.map((count) => ({ ...asked(text), count }))]
      for (const values of questions) expect(fromLight(base, values)).toBe(fromReal(base, values))
      expect(fromLight(key, asked(text))).toBe(fromReal(key, asked(text)))
    }
  })

  it.for(files)('%s has every plural form that its language needs', ([file, catalogue]) => {
    const forms = new Intl.PluralRules(/(?:^|\/)([^/]+)\.json$/.exec(file)?.[1]).resolvedOptions().pluralCategories
    const keys = texts(catalogue).map(([key]) => key)
    const plurals = keys.filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -'_other'.length))
    const missing = plurals.flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => !keys.includes(key))
    expect(missing).toEqual([])
  })
})
