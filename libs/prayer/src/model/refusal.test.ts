import { ApiError } from '@atrio/api-client'
import { describe, expect, it } from 'vitest'
import { refusalWords } from './refusal.ts'

const refused = (status: number, retryAfter?: number) =>
  new ApiError('no', { kind: 'refused', status, ...(retryAfter && { retryAfter }) })

describe('refusalWords', () => {
  it.each([
    [refused(429, 61), { key: 'wait', minutes: 2 }],
    [refused(429), { key: 'wait', minutes: 1 }],
    [refused(404), { key: 'gone' }],
    [refused(500), { key: 'failed' }],
    [new ApiError('no', { kind: 'no-response' }), { key: 'noResponse' }],
    [new Error('other'), { key: 'failed' }],
  ])('maps %s to its message', (error, words) => {
    expect(refusalWords(error)).toEqual(words)
  })
})
