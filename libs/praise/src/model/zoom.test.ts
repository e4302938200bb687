import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isZoom, ZOOM_START, zoomStep } from './zoom.ts'

it('zoom starts at 1, goes up by 0.03 and down by 0.05', () => {
  expect([ZOOM_START, zoomStep(1, 'in'), zoomStep(1, 'out')]).toEqual([1, 1.03, 0.95])
})

it('zoom always lies strictly between 0.7 and 1.5', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('in', 'out'), { maxLength: 80 }), (ways) => {
      const zoom = ways.reduce(zoomStep, ZOOM_START)
      expect(zoom).toBeGreaterThan(0.7)
      expect(zoom).toBeLessThan(1.5)
      expect(zoom).toBe(Math.round(zoom * 100) / 100)
    }),
  )
})

it('zoom reaches 1.48 and 0.75 and rejects its limits', () => {
  const far = (way: 'in' | 'out') =>
    Array.from({ length: 40 }).reduce<number>((zoom) => zoomStep(zoom, way), ZOOM_START)
  expect([far('in'), far('out')]).toEqual([1.48, 0.75])
  expect([0.7, 0.71, 1.49, 1.5].map(isZoom)).toEqual([false, true, true, false])
})
