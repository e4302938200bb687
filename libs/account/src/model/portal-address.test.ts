import { describe, expect, it } from 'vitest'
import { portalAddress } from './portal-address.ts'

describe('the way to another church’s portal', () => {
  it('carries the code that is good once', () => {
    expect(portalAddress('https://hope.example', { code: 'a-b', accountId: 7 })).toBe(
      'https://hope.example/?token=a-b&user=7',
    )
  })

  it.each(['javascript:alert(1)', 'data:text/html,x'])('is none for %s', (origin) => {
    expect(() => portalAddress(origin, { code: 'a', accountId: 7 })).toThrow(TypeError)
  })
})
