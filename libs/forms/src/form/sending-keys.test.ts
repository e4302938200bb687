import { describe, expect, it } from 'vitest'
import { sendingKeys } from './sending-keys.ts'

describe('sendingKeys', () => {
  it('returns the same key until the content changes', () => {
    const keyOf = sendingKeys()
    const first = keyOf('a')
    expect(first).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
    expect(keyOf('a')).toBe(first)
    expect(keyOf('b')).not.toBe(first)
    expect(sendingKeys()('a')).not.toBe(first)
  })
})
