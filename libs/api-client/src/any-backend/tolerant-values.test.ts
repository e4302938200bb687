import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, instantOf } from './dates.ts'
import { listOf, oneOf } from './envelopes.ts'
import { plainValues } from './plain-values.ts'

const ZONE = 'America/Sao_Paulo'
const seconds = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2098-12-30'), noInvalidDate: true })
  .map((date) => {
    date.setMilliseconds(0)
    return date
  })
/** Minutes ahead of UTC, as zones have them. */
const offsets = fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15)
const offsetText = (minutes: number, colon: string) => {
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${digits(Math.abs(minutes) / 60)}${colon}${digits(Math.abs(minutes) % 60)}`
}

describe('dates of other backends', () => {
  it.each([
    ['2025-05-01T10:00:00-0300', '2025-05-01T13:00:00.000Z'],
    ['2025-05-01T10:00:00+0000', '2025-05-01T10:00:00.000Z'],
    ['2025-05-01T10:00:00+05:30', '2025-05-01T04:30:00.000Z'],
    ['2025-05-01T10:00:00Z', '2025-05-01T10:00:00.000Z'],
    ['2025-05-01 10:00:00', '2025-05-01T13:00:00.000Z'],
    // summer time was in force
    ['2018-12-01 10:00:00', '2018-12-01T12:00:00.000Z'],
    ['2025-05-01 10:00', '2025-05-01T13:00:00.000Z'],
    ['2025-05-01', '2025-05-01T03:00:00.000Z'],
    [{ date: '2025-05-01 10:00:00.000000', timezone_type: 3, timezone: ZONE }, '2025-05-01T13:00:00.000Z'],
    [1746104400, '2025-05-01T13:00:00.000Z'],
  ])('reads %j as the instant %s', (text, instant) => {
    expect(instantOf(text, ZONE)).toBe(instant)
  })

  it.each(['', 'amanhã', '01/05/2025', '2025-02-30', '2025-02-30 10:00:00', '2025-05-01 25:00:00', null, {}, true])(
    'takes %j for no date',
    (value) => {
      expect([instantOf(value, ZONE), dayOf(value)]).toEqual([
        undefined,
        value === '2025-05-01 25:00:00' ? '2025-05-01' : undefined,
      ])
    },
  )

  it('reads every instant back from each form with an offset', () => {
    fc.assert(
      fc.property(seconds, offsets, fc.constantFrom('', ':'), (date, offset, colon) => {
        const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, 19)
        expect(instantOf(local + offsetText(offset, colon), ZONE)).toBe(date.toISOString())
      }),
    )
  })

  it('reads the local time of any zone back, but for the hour that clocks repeat', () => {
    fc.assert(
      fc.property(seconds, fc.constantFrom(ZONE, 'America/New_York', 'Asia/Kolkata', 'UTC'), (date, zone) => {
        const local = date.toLocaleString('sv', { timeZone: zone })
        const read = Date.parse(instantOf(local, zone)!)
        expect(Math.abs(read - date.getTime()) % 3_600_000).toBe(0)
        expect(new Date(read).toLocaleString('sv', { timeZone: zone })).toBe(local)
      }),
    )
  })

  it('keeps the day of a birthday whatever zone comes with it', () => {
    fc.assert(
      fc.property(seconds, offsets, (date, offset) => {
        const day = date.toISOString().slice(0, 10)
        expect(dayOf(`${day}T00:00:00${offsetText(offset, '')}`)).toBe(day)
      }),
    )
  })

  it('are read by the names of their fields, at any depth, and left out where they are none', () => {
    const answer = {
      data: {
        data: '2025-05-01',
        dataInicio: '2025-05-01 10:00:00',
        dataFim: 'logo',
        flagAtivo: 1,
        nome: '2025-05-01',
      },
    }
    expect(plainValues([answer], ZONE)).toEqual([
      {
        data: {
          data: '2025-05-01',
          dataInicio: '2025-05-01T13:00:00.000Z',
          dataFim: undefined,
          flagAtivo: true,
          nome: '2025-05-01',
        },
      },
    ])
  })
})

describe('envelopes of other backends', () => {
  const lists = fc.array(fc.record({ id: fc.integer({ min: 1 }), nome: fc.string() }))

  it('give the same list under its name, under data, bare, numbered, and beside other values', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const forms = [
          list,
          { eventos: list },
          { data: list },
          { data: { eventos: list } },
          { itens: list, total: list.length },
          { ...list },
        ]
        for (const form of forms) expect(listOf(form, 'eventos')).toEqual(list)
      }),
    )
  })

  it('give no list where there is none', () => {
    for (const nothing of [null, undefined, '', 0, {}, { eventos: null }, { a: [1], b: [2] }])
      expect(listOf(nothing, 'eventos')).toEqual([])
  })

  it('never throw, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(Array.isArray(listOf(value, 'eventos'))).toBe(true)
        expect(oneOf(value, 'evento')).toBeTypeOf('object')
        plainValues(value, ZONE)
      }),
    )
  })

  it('give the same thing under its name, under data, bare, and first of a list', () => {
    const event = { id: 1, nome: 'x' }
    for (const form of [event, { evento: event }, { data: event }, [event], { data: { evento: event } }])
      expect(oneOf(form, 'evento')).toEqual(event)
  })
})
