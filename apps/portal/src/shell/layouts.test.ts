import type { RouteHandle } from '@atrio/tenant-core'
import { describe, expect, it } from 'vitest'
import { layoutOf } from './layouts.ts'

const matched = (layout: RouteHandle['layout']): { handle: RouteHandle } => ({
  handle: { feature: 'some', layout, access: 'public', module: undefined, framing: 'anyone' },
})

describe('layoutOf', () => {
  it('returns the layout of the deepest route that has one', () => {
    expect(layoutOf([{ handle: undefined }, matched('HOME'), matched('INPC_PLAY'), { handle: {} }], false)).toBe(
      'INPC_PLAY',
    )
  })

  it('falls back to DEFAULT', () => {
    expect(layoutOf([], false)).toBe('DEFAULT')
    expect(layoutOf([{ handle: undefined }], false)).toBe('DEFAULT')
  })

  it('is always EMBED in embed mode', () => {
    expect(layoutOf([matched('HOME')], true)).toBe('EMBED')
  })
})
