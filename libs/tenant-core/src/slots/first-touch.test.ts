import { expect, it, vi } from 'vitest'
import { onFirstTouch } from './first-touch.ts'

const move = (movementX: number) =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }))

it('takes no pointer that rests while the page changes below it for a touch', () => {
  const run = vi.fn()
  onFirstTouch(run)
  move(0)
  expect(run).not.toHaveBeenCalled()
  move(1)
  move(2)
  expect(run).toHaveBeenCalledTimes(1)
})
