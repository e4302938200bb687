import { describe, expect, it, vi } from 'vitest'
import type { ScreenModule } from './feature.ts'
import { screensFrom } from './screens-from.ts'

const list: ScreenModule = { default: () => null }
const detail: ScreenModule = { default: () => null }
const screens = { list: () => Promise.resolve(list), detail: () => Promise.resolve(detail) }

describe('the screens of a feature', () => {
  it('load by their names, and not before one is shown', async () => {
    const load = vi.fn(() => Promise.resolve({ screens }))
    const screen = screensFrom(load)
    const [first, second] = [screen('list'), screen('detail')]
    expect(load).not.toHaveBeenCalled()
    expect(await first()).toBe(list)
    expect(await second()).toBe(detail)
  })

  it('load again after a failure', async () => {
    const load = vi.fn(() => Promise.resolve({ screens })).mockRejectedValueOnce(new Error('offline'))
    const screen = screensFrom(load)('list')
    await expect(screen()).rejects.toThrow('offline')
    expect(await screen()).toBe(list)
  })
})
