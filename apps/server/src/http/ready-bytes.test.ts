import { describe, expect, it } from 'vitest'
import { acceptedEncoding } from './ready-bytes.ts'

describe('acceptedEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
    ['identity', 'identity'],
    ['zstd', 'identity'],
    ['x-br, notgzip', 'identity'],
    [',;q==,, ;', 'identity'],
  ])('picks, for %j, %s', (accept, encoding) => {
    expect(acceptedEncoding(accept)).toBe(encoding)
  })
})
