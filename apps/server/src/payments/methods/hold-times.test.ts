import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { boletoDueDay, holdUntil } from './hold-times.ts'

const ordered = (text: string) => new Date(text)

describe('a boleto', () => {
  it.each([
    // ordered, due, held until (midnight in Brasília is 3:00 in UTC)
    ['a Wednesday at nine in the morning', '2030-01-09T12:00:00Z', '2030-01-14', '2030-01-17T03:00:00.000Z'],
    ['a Monday', '2030-01-07T12:00:00Z', '2030-01-10', '2030-01-15T03:00:00.000Z'],
    ['a Monday late, which is Tuesday in UTC', '2030-01-08T02:30:00Z', '2030-01-10', '2030-01-15T03:00:00.000Z'],
    ['the days before Christmas', '2029-12-22T12:00:00Z', '2029-12-26', '2029-12-29T03:00:00.000Z'],
    ['carnival (5 March 2030)', '2030-03-01T12:00:00Z', '2030-03-06', '2030-03-09T03:00:00.000Z'],
    ['Good Friday (19 April 2030), and Tiradentes', '2030-04-16T12:00:00Z', '2030-04-22', '2030-04-25T03:00:00.000Z'],
    ['Corpus Christi (20 June 2030)', '2030-06-17T12:00:00Z', '2030-06-21', '2030-06-26T03:00:00.000Z'],
  ])('ordered on %s has the right due day and end of its hold', (_when, when, due, until) => {
    expect(boletoDueDay(ordered(when))).toBe(due)
    expect(holdUntil('boleto', ordered(when), 0).toISOString()).toBe(until)
  })

  it('may be paid to the end of its due day, and is cleared within two bank days', () => {
    const instants = fc.date({ min: ordered('2026-01-01'), max: ordered('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, (when) => {
        const due = Temporal.PlainDate.from(boletoDueDay(when))
        const end = due.add({ days: 1 }).toZonedDateTime('America/Sao_Paulo').epochMilliseconds
        expect(due.dayOfWeek).toBeLessThan(6)
        expect(end - when.getTime()).toBeGreaterThan(3 * 86_400_000)
        const clearing = holdUntil('boleto', when, 0).getTime() - end
        expect(clearing).toBeGreaterThanOrEqual(2 * 86_400_000)
        expect(clearing).toBeLessThanOrEqual(9 * 86_400_000)
      }),
    )
  })
})
