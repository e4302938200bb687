import { expect, it } from 'vitest'
import { keptForVersion } from './kept-for-version.ts'

const church = (id: number, versao: number) => ({ id, versao })

/** Numbered reads; every second one fails on demand. */
function readings({ fails = false } = {}) {
  let count = 0
  const kept = keptForVersion(async ({ id }: { id: number; versao: number }, key) => {
    count++
    if (fails && count % 2 === 1) throw new Error('no database')
    return `${id} ${key} ${count}`
  })
  return { kept, count: () => count }
}

it('reads once for concurrent and later callers, until the version changes', async () => {
  const { kept, count } = readings()
  const first = await Promise.all(Array.from({ length: 50 }, () => kept(church(1, 7), 3)))
  expect(new Set([...first, await kept(church(1, 7), 3)])).toEqual(new Set(['1 3 1']))
  expect(await kept(church(1, 8), 3)).toBe('1 3 2')
  expect(count()).toBe(2)
})

it('keeps churches and keys apart', async () => {
  const { kept } = readings()
  expect([await kept(church(1, 7), 3), await kept(church(2, 7), 3), await kept(church(1, 7), 4)]).toEqual([
    '1 3 1',
    '2 3 2',
    '1 4 3',
  ])
})

it('does not cache a failed read', async () => {
  const { kept } = readings({ fails: true })
  await expect(kept(church(1, 7))).rejects.toThrow('no database')
  expect(await kept(church(1, 7))).toBe('1 0 2')
})

it('caches a thousand values at most', async () => {
  const { kept, count } = readings()
  for (let key = 0; key <= 1_000; key++) await kept(church(1, 7), key)
  await kept(church(1, 7), 1_000)
  expect(count()).toBe(1_001)
  await kept(church(1, 7), 0)
  expect(count()).toBe(1_002)
})

it('evicts nothing for keys without a value', async () => {
  let count = 0
  const kept = keptForVersion(async (_church: { id: number; versao: number }, key) => {
    count++
    if (key !== 7) throw new Error('no such event')
    return key
  })
  await kept(church(1, 7), 7)
  const invented = Array.from({ length: 1_100 }, (_, n) => kept(church(1, 7), 1_000 + n))
  await Promise.allSettled(invented)
  expect(await kept(church(1, 7), 7)).toBe(7)
  expect(count).toBe(1_101)
})
