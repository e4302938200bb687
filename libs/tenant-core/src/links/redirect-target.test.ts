import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineFeature } from '../feature/feature.ts'
import { noMessages, testContext } from '../testing/context.tsx'
import { redirectTarget } from './redirect-target.ts'

const screen = () => Promise.resolve({ default: () => null })
const site = defineFeature({
  id: 'site',
  messages: noMessages,
  routes: () => [
    { path: '/', screen },
    { path: '/event/:eventId', screen },
    { path: '/user/data', access: 'login', screen },
    { path: '/access', access: 'visitor', screen },
  ],
})
const ctx = testContext({ features: [site] })

/** Ways to write another host, or a script URL. */
const hosts = ['evil.test', 'evil.test/event/7', 'evil.test:80', 'user@evil.test', 'demo.portal.test@evil.test']
const beginnings = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\t/',
  '/\n/',
  '\t//',
  ' //',
  '\u0000//',
  'https://',
  'http://',
  'HTTPS://',
  'https:',
  'https:/',
  'https:\\\\',
  'ftp://',
  'javascript://',
  'javascript:alert(1)//',
  'JaVaScRiPt:alert(1)//',
  'java\nscript:alert(1)//',
  'data:text/html,//',
  'vbscript:',
  'blob:https://',
  'file:///',
  '/.//',
  '/..//',
  '/event/..//',
  '/event/7/../..//',
]
const hostile = beginnings.flatMap((beginning) => hosts.map((host) => beginning + host))

describe('redirectTarget', () => {
  it('is tested with as many hostile variants as the specification requires', () =>
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(150))

  it.each(hostile)('rejects %j', (text) => expect(redirectTarget(ctx, text)).toBeNull())

  it.each([
    undefined,
    null,
    '',
    'event/7',
    '?redirectTo=/event/7',
    '#a',
    '/nowhere',
    '/event',
    '/%2e%2e//evil.test',
    '/%5cevil.test',
    // resolves against a missing host
    '/.//',
    '/.//?tab=1',
    '/event/..//#top',
    '/access',
    '/access?redirectTo=/event/7',
    `/event/7?${'x'.repeat(3000)}`,
  ])('is null for %j', (text) => expect(redirectTarget(ctx, text)).toBeNull())

  it.each([
    ['/', '/'],
    ['/event/7', '/event/7'],
    ['/event/7?tab=2&q=a%26b#top', '/event/7?tab=2&q=a%26b#top'],
    ['/user/data', '/user/data'],
    ['/event/../user/data', '/user/data'],
    ['/event/7?next=//evil.test', '/event/7?next=//evil.test'],
  ])('accepts %s', (text, target) => expect(redirectTarget(ctx, text)).toBe(target))

  it('never leaves the origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '%5c',
      'evil.test',
      'event',
      '7',
      '?',
      '#',
      '\t',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 8 }).map((all) => all.join('')),
        ),
        (text) => {
          const target = redirectTarget(ctx, text) ?? '/'
          expect(target).toMatch(/^\/(?![/\\])/)
          expect(new URL(target, ctx.origin).origin).toBe(ctx.origin)
        },
      ),
      { numRuns: 500 },
    )
  })
})
