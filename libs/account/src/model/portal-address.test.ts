import { describe, expect, it } from 'vitest'
import { portalAddress } from './portal-address.ts'

describe('portalAddress', () => {
  it('carries the one-time code and the account', () => {
    expect(portalAddress('https://hope.example', { code: 'a-b', accountId: 7 })).toBe(
      'https://hope.example/?token=a-b&user=7',
    )
  })

  it.each(['javascript:alert(1)', 'data:text/html,x'])('throws for an origin that is no web address: %s', (origin) => {
    expect(() => portalAddress(origin, { code: 'a', accountId: 7 })).toThrow(TypeError)
  })
})
