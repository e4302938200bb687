import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterTileEvent, nothingLoaded, type TileEvent } from './tile-loading.ts'

const after = (...events: TileEvent[]) => events.reduce(afterTileEvent, nothingLoaded).outcome

describe('the tiles of a map', () => {
  it('are shown once some have come, also with a gap', () => {
    expect(after('begun')).toBe('waiting')
    expect(after('begun', 'loaded')).toBe('shown')
    expect(after('begun', 'loaded', 'failed')).toBe('shown')
    expect(after('begun', 'loaded', 'late')).toBe('shown')
  })

  it('are missing when most fail, or when none comes in time', () => {
    expect(after('begun', 'failed')).toBe('missing')
    expect(after('begun', 'loaded', 'failed', 'failed')).toBe('missing')
    expect(after('begun', 'late')).toBe('missing')
  })

  it('are missing until others have come, and shown again then', () => {
    expect(after('begun', 'failed', 'begun')).toBe('missing')
    expect(after('begun', 'failed', 'begun', 'loaded')).toBe('shown')
    expect(after('begun', 'late', 'loaded')).toBe('shown')
  })

  it('are judged by the part that is seen now, whatever came before', () => {
    const before = fc.array(fc.constantFrom<TileEvent>('begun', 'loaded', 'failed', 'late'), { maxLength: 20 })
    fc.assert(
      fc.property(before, (events) => {
        expect(after(...events, 'begun', 'loaded')).toBe('shown')
        expect(after(...events, 'begun', 'failed')).toBe('missing')
        expect(after(...events, 'begun', 'late')).toBe('missing')
      }),
    )
  })
})
