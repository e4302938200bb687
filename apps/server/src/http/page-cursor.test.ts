import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isDistance, isInstant, isText, pageOf, readCursor } from './page-cursor.ts'

const text = fc.string({ unit: 'binary' }).filter(isText)
const instant = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.getTime())
const id = fc.integer({ min: 1 })

it('a cursor restores the sort value and id that it was written from', () => {
  const goesOn = <Sort extends string | number>(sort: Sort, id: number, isSort: (value: unknown) => value is Sort) => {
    const { proximo } = pageOf([0, 1], 1, () => ({ sort, id }))
    expect(readCursor(proximo ?? '', isSort)).toEqual({ sort, id })
  }
  fc.assert(fc.property(text, id, (sort, id) => goesOn(sort, id, isText)))
  fc.assert(fc.property(instant, id, (sort, id) => goesOn(sort, id, isInstant)))
  fc.assert(fc.property(fc.nat(), id, (sort, id) => goesOn(sort, id, isDistance)))
})

it('a cursor that this server did not write is ignored', () => {
  const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const strange = [undefined, '', 'x', written(null), written({}), written(['1', 1]), written([1]), written([1, '1'])]
  const beyond = [written([8.64e15, 1]), written([-8.64e15, 1]), written([1.5, 1]), written([1, 1e20])]
  for (const one of [...strange, ...beyond]) expect(readCursor(one, isInstant)).toBeNull()
  expect(readCursor(written(['\0', 1]), isText)).toBeNull()
  fc.assert(fc.property(fc.base64String(), (any) => void expect(() => readCursor(any, isText)).not.toThrow()))
})

it('pageOf reports whether another page follows', () => {
  const cursorOf = (row: number) => ({ sort: row, id: row })
  expect(pageOf([1, 2], 2, cursorOf)).toEqual({ rows: [1, 2], proximo: null })
  const { rows, proximo } = pageOf([1, 2, 3], 2, cursorOf)
  expect(rows).toEqual([1, 2])
  expect(readCursor(proximo ?? '', isDistance)).toEqual({ sort: 2, id: 2 })
})
