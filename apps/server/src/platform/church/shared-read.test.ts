import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sharedRead } from './shared-read.ts'

/** Reads that a test ends itself; each answers with its number. */
function readings() {
  const open: { end: (fails?: boolean) => void; key: string }[] = []
  let begun = 0
  const shared = sharedRead((church, key) => {
    const number = ++begun
    return new Promise<number>((resolve, reject) =>
      open.push({
        key: `${church} ${key}`,
        end: (fails = false) => (fails ? reject(new Error('no database')) : resolve(number)),
      }),
    )
  })
  return { shared, open, begun: () => begun, endNext: (fails?: boolean) => open.shift()?.end(fails) }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('shares the next read among those who ask while one is in progress', async () => {
  const { shared, begun, endNext } = readings()
  const first = shared(1, 7)
  const later = Array.from({ length: 50 }, () => shared(1, 7))
  expect(begun()).toBe(1)
  endNext()
  await settled()
  expect(begun()).toBe(2)
  endNext()
  expect([await first, ...new Set(await Promise.all(later))]).toEqual([1, 2])
})

it('keeps churches and keys apart', async () => {
  const { shared, begun, endNext } = readings()
  const asked = [shared(1, 7), shared(2, 7), shared(1, 8)]
  expect(begun()).toBe(3)
  for (let count = 0; count < 3; count++) endNext()
  expect(await Promise.all(asked)).toEqual([1, 2, 3])
})

it('reads again after a failed read, for those who asked meanwhile', async () => {
  const { shared, endNext } = readings()
  const first = shared(1, 7)
  const second = shared(1, 7)
  endNext(true)
  await expect(first).rejects.toThrow('no database')
  endNext()
  expect(await second).toBe(2)
})

it('never answers with a read that began before the caller asked, in any order of asking and ending', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('ask', 'end', 'fail', 'wait')), async (steps) => {
      const { shared, open, begun, endNext } = readings()
      const asked: Promise<void>[] = []
      for (const step of steps) {
        if (step === 'ask') {
          const before = begun()
          asked.push(
            shared(1, 7).then(
              (number) => expect(number).toBeGreaterThan(before),
              () => undefined,
            ),
          )
        } else if (step === 'wait') await settled()
        else endNext(step === 'fail')
      }
      for (await settled(); open.length > 0; await settled()) endNext()
      await Promise.all(asked)
    }),
  )
})
