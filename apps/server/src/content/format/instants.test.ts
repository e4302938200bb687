import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { resolveInstant } from './instants.ts'

const CHICAGO = 'America/Chicago'
const SAO_PAULO = 'America/Sao_Paulo'
const at = (text: string) => Temporal.Instant.from(text)
const now = at('2026-11-20T13:07:30Z')

const anyNow = fc
  .integer({ min: Date.UTC(2000, 0), max: Date.UTC(2050, 0) })
  .map((milliseconds) => Temporal.Instant.fromEpochMilliseconds(milliseconds))
const anyZone = fc.constantFrom(CHICAGO, SAO_PAULO, 'America/Bogota', 'Europe/Lisbon', 'Asia/Kathmandu', 'UTC')
const pad = (part: number) => String(part).padStart(2, '0')

describe('resolveInstant', () => {
  it.each([
    ['2026-12-13T19:00:00-03:00', '2026-12-13T22:00:00Z'],
    ['2026-12-13T22:00Z', '2026-12-13T22:00:00Z'],
    ['2026-12-13T19:00', '2026-12-13T22:00:00Z'],
    ['2026-12-13 19:00', '2026-12-13T22:00:00Z'],
    ['+0d 19:30', '2026-11-20T22:30:00Z'],
    ['+8d 19:30', '2026-11-28T22:30:00Z'],
    ['-2d 10:00', '2026-11-18T13:00:00Z'],
    ['+0d sex 19:30', '2026-11-20T22:30:00Z'],
    ['+1d sex 19:30', '2026-11-27T22:30:00Z'],
    ['+8d dom 09:00', '2026-11-29T12:00:00Z'],
    ['-20m', '2026-11-20T12:45:00Z'],
    ['+3h', '2026-11-20T16:00:00Z'],
  ])('reads %s', (text, instant) => {
    expect(resolveInstant(text, now, SAO_PAULO)).toBe(instant)
  })

  it.each([
    '',
    'tomorrow',
    '8d 19:30',
    '+8d',
    '+8d 25:00',
    '+8d 9:00',
    '+8d mon 09:00',
    '2026-02-30 10:00',
    '2026-12-13',
    '19:30',
    '+3d 10:00Z',
    '+3s',
  ])('rejects %j', (text) => {
    expect(resolveInstant(text, now, SAO_PAULO)).toBeNull()
  })

  it("counts days from today in the church's zone, not in UTC", () => {
    const lateEvening = at('2026-11-21T01:30:00Z')
    expect(resolveInstant('+0d 08:00', lateEvening, SAO_PAULO)).toBe('2026-11-20T11:00:00Z')
  })

  it('moves a local time that daylight saving skips forward by an hour', () => {
    // Chicago, 8 March 2026: 02:00 becomes 03:00.
    expect(resolveInstant('+1d 02:30', at('2026-03-07T18:00:00Z'), CHICAGO)).toBe('2026-03-08T08:30:00Z')
    expect(resolveInstant('2026-03-08 02:30', now, CHICAGO)).toBe('2026-03-08T08:30:00Z')
  })

  it('moves a midnight that daylight saving skips to the first existing minute', () => {
    // São Paulo, 18 October 2015: summer time began at midnight.
    expect(resolveInstant('+1d 00:00', at('2015-10-17T15:00:00Z'), SAO_PAULO)).toBe('2015-10-18T03:00:00Z')
  })

  it('takes the first of a local time that occurs twice', () => {
    // Chicago, 1 November 2026: 01:30 happens at 06:30Z and again at 07:30Z.
    expect(resolveInstant('+1d 01:30', at('2026-10-31T18:00:00Z'), CHICAGO)).toBe('2026-11-01T06:30:00Z')
  })

  it('keeps the local time over a daylight-saving change', () => {
    const beforeTheChange = at('2026-03-06T18:00:00Z')
    expect(resolveInstant('+1d 10:30', beforeTheChange, CHICAGO)).toBe('2026-03-07T16:30:00Z')
    expect(resolveInstant('+3d 10:30', beforeTheChange, CHICAGO)).toBe('2026-03-09T15:30:00Z')
  })

  it('falls on the given weekday within the given week, whatever today is', () => {
    const days = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab']
    fc.assert(
      fc.property(
        anyNow,
        anyZone,
        fc.integer({ min: -300, max: 300 }),
        fc.integer({ min: 0, max: 6 }),
        (moment, zone, offset, day) => {
          const text = `${offset < 0 ? '' : '+'}${offset}d ${days[day]} 12:00`
          const found = at(resolveInstant(text, moment, zone) ?? '').toZonedDateTimeISO(zone)
          const earliest = moment.toZonedDateTimeISO(zone).toPlainDate().add({ days: offset })
          const wait = earliest.until(found.toPlainDate()).days
          expect([found.dayOfWeek % 7, found.hour, wait >= 0 && wait < 7]).toEqual([day, 12, true])
        },
      ),
    )
  })

  it('returns a valid instant for any day and time, within an hour of the local time', () => {
    fc.assert(
      fc.property(
        anyNow,
        anyZone,
        fc.integer({ min: 0, max: 999 }),
        fc.nat(23),
        fc.nat(59),
        (moment, zone, days, hour, minute) => {
          const found = at(
            resolveInstant(`+${days}d ${pad(hour)}:${pad(minute)}`, moment, zone) ?? '',
          ).toZonedDateTimeISO(zone)
          const wanted = moment.toZonedDateTimeISO(zone).toPlainDate().add({ days }).toPlainDateTime({ hour, minute })
          const gap = wanted.until(found.toPlainDateTime()).total('minutes')
          expect(gap === 0 || gap === 60).toBe(true)
        },
      ),
    )
  })

  it('rounds now down, by less than a quarter of an hour', () => {
    fc.assert(
      fc.property(anyNow, fc.integer({ min: -9999, max: 9999 }), (moment, minutes) => {
        const found = at(resolveInstant(`${minutes < 0 ? '' : '+'}${minutes}m`, moment, 'UTC') ?? '')
        const lost = found.until(moment.add({ minutes })).total('minutes')
        expect(lost >= 0 && lost < 15).toBe(true)
      }),
    )
  })
})
