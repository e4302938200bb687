import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addMessages, createFormat, createI18n, I18nProvider, type Locale, useFormat, useTranslation } from './index.ts'

declare module './index.ts' {
  interface Messages {
    greetings: {
      hello: string
      deep: { inside: string }
      guests_one: string
      guests_many: string
      guests_other: string
    }
  }
}

const catalogue = (hello: string) => ({
  hello,
  deep: { inside: 'inside' },
  guests_one: '{{count}} guest',
  guests_many: '{{count}} of guests',
  guests_other: '{{count}} guests',
})
const loaders = {
  'pt-BR': async () => ({ default: catalogue('Olá, {{name}}') }),
  en: async () => catalogue('Hello, {{name}}'),
  es: async () => ({ default: catalogue('Hola, {{name}}') }),
}

function Greeting() {
  const { t } = useTranslation('greetings')
  const format = useFormat('America/Sao_Paulo')
  return (
    <p>
      {t('hello', { name: '<Ana>' })} · {t('guests', { count: 2 })} · {format.money(1050, 'BRL')}
    </p>
  )
}

/** Only compiled, never called: a wrong key must not compile. */
export function WrongKeys() {
  const { t } = useTranslation('greetings')
  // @ts-expect-error -- no such key
  t('goodbye')
  // @ts-expect-error -- a branch is no text
  const text: string = t('deep.outside')
  // @ts-expect-error -- no such namespace
  useTranslation('farewells')
  return text + t('deep.inside')
}

describe('an i18n instance in a tree', () => {
  it.each<[Locale, string]>([
    ['pt-BR', 'Olá, <Ana> · 2 guests · R$\u00A010,50'],
    ['en', 'Hello, <Ana> · 2 guests · R$10.50'],
    ['es', 'Hola, <Ana> · 2 guests · 10,50\u00A0BRL'],
  ])('translates to %s', async (locale, expected) => {
    const i18n = createI18n(locale)
    await addMessages(i18n, 'greetings', loaders)
    render(
      <I18nProvider i18n={i18n}>
        <Greeting />
      </I18nProvider>,
    )
    expect(screen.getByText(/·/).textContent).toBe(expected)
  })

  it('throws a descriptive error outside a provider', () => {
    expect(() => render(<Greeting />)).toThrow('useLocale needs an I18nProvider')
  })
})

describe('the formats of a language', () => {
  it.each<Locale>(['pt-BR', 'en', 'es'])('write nothing for a date that is not known, in %s', (locale) => {
    const { date, time, dateRange, dateTimeRange, weekday, plainDate, relative } = createFormat(locale, 'UTC')
    const written = [date, time, weekday, plainDate].map((write) => write(''))
    const ranges = [dateRange, dateTimeRange, relative].map((write) => write('', ''))
    expect([...written, ...ranges]).toEqual(Array(7).fill(''))
    expect(() => date('yesterday')).toThrow(RangeError)
  })
})

describe('addMessages', () => {
  it('loads once in the instance’s language, also for simultaneous calls', async () => {
    const loaded: string[] = []
    const counting = {
      'pt-BR': async () => ({ default: { word: String(loaded.push('pt-BR')) } }),
      en: async () => ({ default: { word: String(loaded.push('en')) } }),
      es: async () => ({ default: { word: String(loaded.push('es')) } }),
    }
    const i18n = createI18n('es')
    await Promise.all([addMessages(i18n, 'words', counting), addMessages(i18n, 'words', counting)])
    await addMessages(i18n, 'words', counting)
    expect(loaded).toEqual(['es'])
  })

  it('tries again after a failed load', async () => {
    const i18n = createI18n('en')
    const offline = { ...loaders, en: () => Promise.reject(new Error('offline')) }
    await expect(addMessages(i18n, 'greetings', offline)).rejects.toThrow('offline')
    await addMessages(i18n, 'greetings', loaders)
    expect(i18n.getFixedT('en', 'greetings')('deep.inside')).toBe('inside')
  })

  it('shares nothing between instances', async () => {
    const first = createI18n('en')
    await addMessages(first, 'greetings', loaders)
    expect(createI18n('en').hasResourceBundle('en', 'greetings')).toBe(false)
  })
})
