import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { beginLoadingAtom, loadingContextsAtom, pageBlockedAtom } from './loading.ts'

describe('loading contexts', () => {
  const store = () => {
    const inner = createStore()
    return {
      begin: (context: 'GLOBAL' | 'PAGE' | 'SESSION') => inner.set(beginLoadingAtom, context),
      running: () => inner.get(loadingContextsAtom),
      blocked: () => inner.get(pageBlockedAtom),
    }
  }

  it('are empty at first', () => {
    const { running, blocked } = store()
    expect(running()).toEqual([])
    expect(blocked()).toBe(false)
  })

  it('end with the last load of a context', () => {
    const { begin, running } = store()
    const [first, second] = [begin('PAGE'), begin('PAGE')]
    first()
    expect(running()).toEqual(['PAGE'])
    second()
    expect(running()).toEqual([])
  })

  it('ignore a load that ends twice', () => {
    const { begin, running } = store()
    const [first, second] = [begin('PAGE'), begin('PAGE')]
    first()
    first()
    expect(running()).toEqual(['PAGE'])
    second()
    expect(running()).toEqual([])
  })

  it('are independent, and only GLOBAL blocks the page', () => {
    const { begin, running, blocked } = store()
    begin('SESSION')
    expect(blocked()).toBe(false)
    const end = begin('GLOBAL')
    expect(blocked()).toBe(true)
    expect(new Set(running())).toEqual(new Set(['SESSION', 'GLOBAL']))
    end()
    expect([blocked(), running()]).toEqual([false, ['SESSION']])
  })
})
