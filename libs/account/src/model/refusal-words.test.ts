import { ApiError } from '@atrio/api-client'
import { describe, expect, it } from 'vitest'
import { refusalWords, refusedFields } from './refusal-words.ts'

const refused = (status: number, code: string, more: { retryAfter?: number; fields?: Record<string, string> } = {}) =>
  new ApiError('no', { kind: 'refused', status, code, ...more })

describe('refusal messages', () => {
  it.each([
    [1, { key: 'waitSeconds', count: 1 }],
    [59, { key: 'waitSeconds', count: 59 }],
    [60, { key: 'waitMinutes', count: 1 }],
    [61, { key: 'waitMinutes', count: 2 }],
    [3599, { key: 'waitMinutes', count: 60 }],
    [3600, { key: 'waitHours', count: 1 }],
    [80_000, { key: 'waitHours', count: 23 }],
    [undefined, { key: 'wait' }],
  ])('name the wait of %s seconds in the largest fitting unit', (retryAfter, words) => {
    expect(refusalWords(refused(429, 'rate_limited', { ...(retryAfter && { retryAfter }) }))).toEqual(words)
  })

  it.each([
    [refused(400, 'invalid_credentials'), 'credentials'],
    [refused(400, 'captcha_invalid'), 'captcha'],
    [refused(403, 'captcha_required'), 'captcha'],
    [refused(503, 'unavailable'), 'unavailable'],
    [new ApiError('x', { kind: 'no-response' }), 'noResponse'],
  ])('map %s to its message', (error, key) => expect(refusalWords(error)).toEqual({ key }))

  it.each([refused(400, 'validation'), refused(400, 'toString'), new Error('a bug'), undefined])(
    'leave %s to the form',
    (error) => expect(refusalWords(error)).toBeUndefined(),
  )

  it('are assigned to the fields that they concern', () => {
    expect(refusedFields(refused(409, 'cpf_in_use'))).toEqual({ cpf: 'cpf_taken' })
    expect(refusedFields(refused(404, 'email_not_found'))).toEqual({ email: 'email_not_found' })
    expect(refusedFields(refused(400, 'wrong_password'))).toEqual({ currentPassword: 'wrong_password' })
    const fields = { 'address.street': 'required', name: 'format' }
    expect(refusedFields(refused(400, 'validation', { fields }))).toEqual({ street: 'required', name: 'format' })
    expect(refusedFields(new Error('a bug'))).toEqual({})
  })
})
