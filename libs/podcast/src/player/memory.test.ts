import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryKeeper } from './memory.ts'

const key = 'atrio.podcast.demo'
const keeper = () => memoryKeeper('demo', () => localStorage)
afterEach(() => localStorage.clear())

describe('what a browser remembers', () => {
  it('is there after a reload, for each church its own', () => {
    keeper().remember('a', 61.9)
    keeper().setSpeed(1.5)
    expect(keeper().get()).toEqual({ at: { a: 61 }, speed: 1.5 })
    expect(memoryKeeper('grace', () => localStorage).get()).toEqual({ at: {}, speed: 1 })
  })

  it('is kept of every tab that listens, and told to the others', () => {
    const [one, other] = [keeper(), keeper()]
    one.remember('a', 10)
    other.remember('b', 20)
    other.setSpeed(2)
    one.remember('a', 15)
    expect(keeper().get()).toEqual({ at: { a: 15, b: 20 }, speed: 2 })
    let told = 0
    one.subscribe(() => told++)
    other.forget('b')
    dispatchEvent(new StorageEvent('storage', { key: 'atrio.other' }))
    expect([told, one.get().at]).toEqual([0, { b: 20, a: 15 }])
    dispatchEvent(new StorageEvent('storage', { key }))
    expect([told, one.get().at]).toEqual([1, { a: 15 }])
  })

  it('holds where storage is full, also what lay there', () => {
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

  it('are the hundred episodes heard last', () => {
    const memory = keeper()
    for (let i = 0; i < 120; i++) memory.remember(`e${i}`, i)
    memory.remember('e20', 5)
    const kept = Object.keys(memory.get().at)
    expect(kept).toHaveLength(100)
    expect([kept.at(0), kept.at(-1)]).toEqual(['e21', 'e20'])
  })

  it.each(['', 'nonsense', '[]', '7', '{"at":{"a":"x"},"speed":9}', '{"at":null}'])('is nothing in %s', (text) => {
    localStorage.setItem(key, text)
    expect(keeper().get()).toEqual({ at: {}, speed: 1 })
  })

  it('holds while the page stands where storage refuses', () => {
    const memory = memoryKeeper('demo', () => {
      throw new DOMException('no', 'SecurityError')
    })
    memory.remember('a', 5)
    expect(memory.get().at).toEqual({ a: 5 })
    memory.forget('a')
    expect(memory.get().at).toEqual({})
  })

  it('tells who listens', () => {
    const memory = keeper()
    let told = 0
    const stop = memory.subscribe(() => told++)
    memory.remember('a', 1)
    stop()
    memory.remember('a', 2)
    expect(told).toBe(1)
  })
})
