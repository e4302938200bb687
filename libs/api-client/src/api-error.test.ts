import { describe, expect, it } from 'vitest'
import { ApiError, notFound } from './api-error.ts'
import { refusal } from './transport/problem.ts'

describe('ApiError', () => {
  it.each([
    [{ kind: 'no-response' }, true],
    [{ kind: 'aborted' }, false],
    [{ kind: 'refused', status: 400 }, false],
    [{ kind: 'refused', status: 401 }, false],
    [{ kind: 'refused', status: 404 }, false],
    [{ kind: 'refused', status: 409 }, false],
    [{ kind: 'refused', status: 429 }, false],
    [{ kind: 'refused', status: 500 }, false],
    [{ kind: 'refused', status: 502 }, true],
    [{ kind: 'refused', status: 503 }, true],
    [{ kind: 'refused', status: 504 }, true],
  ] as const)('of %j has retryable %s', (details, retryable) => {
    expect(new ApiError('x', details).retryable).toBe(retryable)
  })

  it('has a default for every property that screens read', () => {
    expect(new ApiError('x', { kind: 'no-response' })).toMatchObject({ status: 0, code: 'unknown', fields: {} })
    expect(notFound('church')).toMatchObject({ kind: 'refused', status: 404, code: 'not_found' })
  })
})

describe('refusal', () => {
  it('reads problem+json', () => {
    const errors = [{ field: 'email', code: 'format', message: 'no e-mail' }]
    const problem = { type: 'urn:x', title: 'Validation', status: 422, code: 'validation', requestId: 'r1', errors }
    const error = refusal(422, problem, '30')
    expect(error).toMatchObject({ status: 422, code: 'validation', requestId: 'r1', retryAfter: 30 })
    expect(error.fields).toEqual({ email: 'format' })
  })

  it.each([
    [undefined],
    [null],
    [''],
    ['<h1>Bad gateway</h1>'],
    [42],
    [[]],
    [{ code: 7, title: { pt: 'x' }, requestId: 5 }],
    [{ errors: { email: ['inválido'] } }],
    [{ errors: [null, 'email', { field: 1, code: 'x' }, { field: 'x' }] }],
  ])('accepts a body of another shape: %j', (body) => {
    const error = refusal(500, body)
    expect(error).toMatchObject({ status: 500, code: 'unknown', fields: {}, message: 'HTTP 500' })
    expect(error.requestId).toBeUndefined()
  })

  it.each([undefined, null, '', '0', '-5', '1e3', 'soon', '9'.repeat(400), 'Wed, 21 Oct 2015 07:28:00 GMT'])(
    'has no retryAfter for the header %s',
    (retryAfter) => {
      expect(refusal(503, {}, retryAfter).retryAfter).toBeUndefined()
    },
  )

  it('converts a date in Retry-After to seconds', () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString()
    const { retryAfter } = refusal(503, {}, inAMinute)
    expect(retryAfter).toBeGreaterThan(50)
    expect(retryAfter).toBeLessThanOrEqual(60)
  })
})
