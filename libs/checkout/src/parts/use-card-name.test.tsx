import { createI18n, I18nProvider } from '@atrio/i18n'
import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { describe, expect, it } from 'vitest'
import { useCardName } from './use-card-name.ts'

describe('useCardName', () => {
  it.each([
    ['pt-BR', 'Visa com final 4242', 'Cartão com final 4242'],
    ['en', 'Visa ending in 4242', 'Card ending in 4242'],
    ['es', 'Visa terminada en 4242', 'Tarjeta terminada en 4242'],
  ] as const)('names in %s a card with and without a brand', (locale, branded, unbranded) => {
    const i18n = createI18n(locale)
    const { result: nameOf } = renderHook(useCardName, {
      wrapper: ({ children }: PropsWithChildren) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
    })
    expect(nameOf.current({ brand: 'visa', lastDigits: '4242' })).toBe(branded)
    expect(nameOf.current({ brand: null, lastDigits: '4242' })).toBe(unbranded)
  })
})
