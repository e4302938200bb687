import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.useRealTimers())

const isFrameDrawn = () =>
  new Promise((resolve) => {
    const waiting = setTimeout(() => resolve(false), 2_000)
    requestAnimationFrame(() => {
      clearTimeout(waiting)
      resolve(true)
    })
  })

it('frames are drawn after a test that faked intervals and asked for a frame', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  requestAnimationFrame(() => undefined)
  vi.useRealTimers()
  expect(await isFrameDrawn()).toBe(true)
})

it('a canceled frame is not drawn', async () => {
  const draw = vi.fn()
  cancelAnimationFrame(requestAnimationFrame(draw))
  expect(await isFrameDrawn()).toBe(true)
  expect(draw).not.toHaveBeenCalled()
})
