import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryKeeper } from './memory.ts'

const key = 'atrio.podcast.demo'
const keeper = () => memoryKeeper('demo', () => localStorage)
afterEach(() => localStorage.clear())

describe('memoryKeeper', () => {
  it('restores positions after a reload, separately for each church', () => {
    keeper().remember('a', 61.9)
    keeper().setSpeed(1.5)
    expect(keeper().get()).toEqual({ at: { a: 61 }, speed: 1.5 })
    expect(memoryKeeper('grace', () => localStorage).get()).toEqual({ at: {}, speed: 1 })
  })

  it('merges writes of several tabs and notifies the others', () => {
    const [one, other] = [keeper(), keeper()]
    one.remember('a', 10)
    other.remember('b', 20)
    other.setSpeed(2)
    one.remember('a', 15)
    expect(keeper().get()).toEqual({ at: { a: 15, b: 20 }, speed: 2 })
    let calls = 0
    one.subscribe(() => calls++)
    other.forget('b')
    dispatchEvent(new StorageEvent('storage', { key: 'atrio.other' }))
    expect([calls, one.get().at]).toEqual([0, { b: 20, a: 15 }])
    dispatchEvent(new StorageEvent('storage', { key }))
    expect([calls, one.get().at]).toEqual([1, { a: 15 }])
  })

  it('keeps values in memory when storage is full', () => {
    const memory = keeper()
    memory.remember('a', 5)
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    memory.remember('b', 6)
    memory.remember('c', 7)
    expect(memory.get().at).toEqual({ a: 5, b: 6, c: 7 })
    full.mockRestore()
  })

  it('keeps the last hundred episodes', () => {
    const memory = keeper()
    for (let i = 0; i < 120; i++) memory.remember(`e${i}`, i)
    memory.remember('e20', 5)
    const kept = Object.keys(memory.get().at)
    expect(kept).toHaveLength(100)
    expect([kept.at(0), kept.at(-1)]).toEqual(['e21', 'e20'])
  })

  it.each(['', 'nonsense', '[]', '7', '{"at":{"a":"x"},"speed":9}', '{"at":null}'])(
    'ignores an invalid value: %s',
    (text) => {
      localStorage.setItem(key, text)
      expect(keeper().get()).toEqual({ at: {}, speed: 1 })
    },
  )

  it('keeps values in memory when storage is blocked', () => {
    const memory = memoryKeeper('demo', () => {
      throw new DOMException('no', 'SecurityError')
    })
    memory.remember('a', 5)
    expect(memory.get().at).toEqual({ a: 5 })
    memory.forget('a')
    expect(memory.get().at).toEqual({})
  })

  it('notifies its listeners', () => {
    const memory = keeper()
    let calls = 0
    const stop = memory.subscribe(() => calls++)
    memory.remember('a', 1)
    stop()
    memory.remember('a', 2)
    expect(calls).toBe(1)
  })
})
