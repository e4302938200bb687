import { describe, expect, it } from 'vitest'
import { networkName } from './networks.ts'

describe('networkName', () => {
  it.each([
    ['instagram', 'https://www.instagram.com/vidaplena', 'Instagram'],
    ['site', 'https://www.vidaplena.example/quem-somos', 'vidaplena.example'],
    ['site', 'no address', 'no address'],
  ] as const)('names %s at %s %s', (network, url, name) => {
    expect(networkName({ network, url })).toBe(name)
  })
})
