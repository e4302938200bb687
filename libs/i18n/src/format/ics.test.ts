import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatIcs, icsHref, type CalendarEntry } from './ics.ts'

const STAMP = '2026-11-20T20:15:24.345Z'
const entry: CalendarEntry = {
  uid: 'event-7@church',
  title: 'Pão, vinho; e perdão',
  startsAt: '2026-11-28T09:00:00-03:00',
  endsAt: '2026-11-29T21:00:00Z',
  place: 'Rua das Acácias, 240\nSão Paulo',
}

const unfold = (ics: string) => ics.replace(/\r\n /g, '').split('\r\n')
const unescape = (text: string) => text.replace(/\\(.)/g, (_, kept: string) => (kept === 'n' ? '\n' : kept))
const value = (ics: string, name: string) =>
  unescape(
    unfold(ics)
      .find((line) => line.startsWith(`${name}:`))!
      .slice(name.length + 1),
  )

describe('formatIcs', () => {
  it('writes UTC, escapes text and ends each line with CRLF', () => {
    const lines = unfold(formatIcs(entry, STAMP))
    expect(lines).toContain('DTSTAMP:20261120T201524Z')
    expect(lines).toContain('DTSTART:20261128T120000Z')
    expect(lines).toContain('DTEND:20261129T210000Z')
    expect(lines).toContain('SUMMARY:Pão\\, vinho\\; e perdão')
    expect(lines).toContain('LOCATION:Rua das Acácias\\, 240\\nSão Paulo')
    expect(lines.at(-1)).toBe('')
    expect(formatIcs(entry, STAMP).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it.each(['\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\r\n'])(
    'writes %j within a text as a line break of that text, so that no reader finds a line in it',
    (end) => {
      const ics = formatIcs({ ...entry, title: `Culto${end}ATTENDEE:mailto:x@y.test` }, STAMP)
      expect(unfold(ics)).toContain('SUMMARY:Culto\\nATTENDEE:mailto:x@y.test')
      expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    },
  )

  it('leaves out control characters and halves of characters, with which no address could be written', () => {
    const title = 'Cul\u0000to\u0007\u001b[31m \ud83d\ttarde\u007f 🎉'
    expect(unfold(formatIcs({ ...entry, title }, STAMP))).toContain('SUMMARY:Culto[31m  tarde 🎉')
    expect(() => icsHref({ ...entry, title }, STAMP)).not.toThrow()
  })

  it('leaves out unknown properties', () => {
    expect(formatIcs({ ...entry, place: null }, STAMP)).not.toMatch(/LOCATION|DESCRIPTION/)
  })

  it('folds any text at 75 octets without splitting a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (description) => {
        // what else ends a line has tests of its own
        const text = description.replace(/[\p{Cc}\u2028\u2029]/gu, '\n')
        const ics = formatIcs({ ...entry, description: text }, STAMP)
        for (const line of ics.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        if (text) expect(value(ics, 'DESCRIPTION')).toBe(text)
        expect(value(ics, 'SUMMARY')).toBe(entry.title)
      }),
    )
  })

  it('rejects an invalid instant', () => {
    expect(() => formatIcs({ ...entry, startsAt: 'soon' }, STAMP)).toThrow(RangeError)
  })
})

describe('icsHref', () => {
  it('is a data URL with the file’s content', () => {
    const [head, body] = icsHref(entry, STAMP).split(',')
    expect(head).toBe('data:text/calendar;charset=utf-8')
    expect(decodeURIComponent(body!)).toBe(formatIcs(entry, STAMP))
  })
})
