import { describe, expect, it } from 'vitest'
import { formatDateRange } from './date-range.ts'

const ZONE = 'America/Sao_Paulo'
const plain = (text: string) => text.replace(/\s+/g, ' ')

describe('formatDateRange', () => {
  it('writes a shared month and a shared day once, in the given time zone', () => {
    const [start, sameDay, nextDay] = ['2026-11-28T12:00:00Z', '2026-11-29T01:00:00Z', '2026-11-29T21:00:00Z'] as const
    expect(plain(formatDateRange(start, nextDay, 'pt-BR', ZONE))).toBe('28 – 29 de novembro')
    expect(plain(formatDateRange(start, sameDay, 'pt-BR', ZONE, 'long'))).toBe('sábado, 28 de novembro')
    expect(plain(formatDateRange(start, sameDay, 'en', 'UTC', 'long'))).toBe(
      'Saturday, November 28 – Sunday, November 29',
    )
  })

  it('joins the dash to the word before it, so that no line starts with it', () => {
    const crossing = ['2026-12-01T12:00:00Z', '2027-01-05T12:00:00Z'] as const
    expect(formatDateRange(...crossing, 'pt-BR', ZONE)).toBe('1 de dezembro de 2026\u00a0– 5 de janeiro de 2027')
  })

  it('rejects an end before the start', () => {
    expect(() => formatDateRange('2026-11-29T12:00:00Z', '2026-11-28T12:00:00Z', 'es', ZONE)).toThrow(RangeError)
  })
})
