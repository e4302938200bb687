import { describe, expect, it } from 'vitest'
import { distanceText } from './distance.ts'

describe('distanceText', () => {
  it.each([
    [3120, 'BR', 'pt-BR', /^3,1\skm$/],
    [12_600, 'BR', 'pt-BR', /^13\skm$/],
    [3219, 'US', 'en', /^2\smi$/],
    [80, 'MX', 'es', /^0,1\skm$/],
  ] as const)('%i m in %s, said in %s', (metres, country, locale, text) => {
    expect(distanceText(metres, country, locale)).toMatch(text)
  })
})
