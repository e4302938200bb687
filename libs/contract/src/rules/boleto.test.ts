import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boletoLine, itfBars } from './boleto.ts'

describe('barcodes', () => {
  /** Reads bars back as a scanner does. */
  const read = (digits: string) => {
    const drawn = itfBars(digits)!
    const widths: number[] = []
    drawn.bars.forEach(({ x, width }, index) => {
      const next = drawn.bars[index + 1]
      widths.push(width, ...(next ? [next.x - x - width] : []))
    })
    const weights = [1, 2, 4, 7, 0]
    const digitOf = (elements: number[]) => {
      const sum = elements.reduce((total, width, place) => total + (width > 1 ? weights[place]! : 0), 0)
      return sum === 11 ? 0 : sum
    }
    const body = widths.slice(4, -3)
    return Array.from({ length: body.length / 10 }, (_, pair) => {
      const part = body.slice(pair * 10, pair * 10 + 10)
      return `${digitOf(part.filter((_w, i) => i % 2 === 0))}${digitOf(part.filter((_w, i) => i % 2 === 1))}`
    }).join('')
  }

  it('encode the digits that a scanner reads back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\d\d){1,22}$/), (digits) => {
        expect(read(digits)).toBe(digits)
      }),
    )
  })
  it.each(['', '1', '123', '12a4'])('reject %s', (digits) => expect(itfBars(digits)).toBeUndefined())
  it('print their digitable line in groups', () => {
    expect(boletoLine('23793381286000782713695000063305975520000370000')).toBe(
      '23793.38128 60007.827136 95000.063305 9 75520000370000',
    )
    expect(boletoLine('short')).toBe('short')
  })
})
