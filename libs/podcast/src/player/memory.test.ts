import { afterEach, describe, expect, it } from 'vitest'
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
