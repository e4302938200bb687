import { describe, expect, it } from 'vitest'

describe('the page of a test', () => {
  const loadedAt: number[] = []

  it.each(['first', 'second'])('is loaded when the test begins: %s', async () => {
    loadedAt.push(performance.timeOrigin)
    await new Promise((resolve) => setTimeout(resolve, 5))
  })

  it('is not older for what ran in its document before', () => {
    const [first, second] = loadedAt
    expect(second).toBeGreaterThan(first!)
    expect(performance.timeOrigin).toBeGreaterThan(second!)
  })
})
