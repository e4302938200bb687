import { errorPagePath, GENERIC_ERROR_KEY } from '@atrio/tenant-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorOfQuery, errorOfStatus, portalPath } from './error-query.ts'

const queryOf = (path: string) => new URL(path, 'https://portal.test').search

describe('errorOfQuery', () => {
  it('recognises the generic key and the address to retry', () => {
    expect(errorOfQuery(queryOf(errorPagePath(GENERIC_ERROR_KEY, '/event?a=1')))).toEqual({
      kind: 'failed',
      retryHref: '/event?a=1',
    })
  })

  it('shows other messages as plain text of at most 200 characters', () => {
    const { message } = errorOfQuery(`?message=${encodeURIComponent(`<b>\u202Eolá\u0007</b> ${'😀'.repeat(300)}`)}`)
    expect(message).toMatch(/^<b> olá <\/b> 😀/)
    expect([...message!]).toHaveLength(200)
  })

  it.each(['', '?message=', '?message=%20%00', '?from=/event'])('treats “%s” as an unknown path', (search) => {
    expect(errorOfQuery(search)).toEqual({ kind: 'notFound' })
  })
})

describe('portalPath', () => {
  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    '',
    null,
    '/error?x',
  ])('rejects %s', (text) => {
    expect(portalPath(text)).toBeUndefined()
  })

  it('never leaves the portal for any text', () => {
    const text = fc
      .array(fc.constantFrom('/', '\\', '.', '..', '@', ':', '\t', '?', '#', 'evil.test', '%2f'))
      .map((a) => a.join(''))
    fc.assert(
      fc.property(text, (some) => {
        const path = portalPath(`/${some}`)
        if (path !== undefined) expect(new URL(path, 'https://portal.test').origin).toBe('https://portal.test')
      }),
    )
  })
})

describe('errorOfStatus', () => {
  it.each([
    [404, 'notFound', undefined],
    [503, 'unavailable', '/event'],
    [500, 'failed', '/event'],
  ])('maps status %i to %s', (status, kind, retryHref) => {
    expect(errorOfStatus(status, '/event')).toEqual(retryHref ? { kind, retryHref } : { kind })
  })
})
