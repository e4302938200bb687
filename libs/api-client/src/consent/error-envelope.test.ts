import { EnvelopeHeaderWire, EnvelopeItemWire, ErrorEventWire, schemaViolations } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { errorEnvelope } from './error-envelope.ts'

const where = { origin: 'https://demo.test', route: '/event/:eventId', church: 'demo', language: 'pt-BR' }
const failed = (stack: string, message = 'x is undefined') => Object.assign(new TypeError(message), { stack })
const framesOf = (stack: string) => {
  const event = JSON.parse(errorEnvelope(failed(stack), where)?.split('\n')[2] ?? 'null') as ErrorEventWire | null
  return event?.exception.values[0]?.stacktrace.frames
}

describe('errorEnvelope', () => {
  it('is three lines in the documented shape', () => {
    const envelope = errorEnvelope(failed('TypeError\n    at draw (https://demo.test/assets/a-1.js:3:14)'), where)
    const [header, item, event, ...rest] = (envelope ?? '').split('\n').map((line) => JSON.parse(line) as unknown)
    expect(schemaViolations(EnvelopeHeaderWire, header)).toEqual([])
    expect(schemaViolations(EnvelopeItemWire, item)).toEqual([])
    expect(schemaViolations(ErrorEventWire, event)).toEqual([])
    expect(event).toMatchObject({ transaction: '/event/:eventId', tags: { church: 'demo', language: 'pt-BR' } })
    expect(rest).toEqual([])
  })

  it.each([
    [
      'Chromium',
      'TypeError: x\n    at draw (https://demo.test/assets/a.js:3:14)\n    at https://demo.test/assets/b.js:1:2',
    ],
    ['others', 'draw@https://demo.test/assets/a.js:3:14\n@https://demo.test/assets/b.js:1:2'],
  ])('has the lines of our own files, the outermost call first, in %s', (_browser, stack) => {
    expect(framesOf(stack)).toEqual([
      { filename: '/assets/b.js', function: '?', lineno: 1, colno: 2, in_app: true },
      { filename: '/assets/a.js', function: 'draw', lineno: 3, colno: 14, in_app: true },
    ])
  })

  it('is none for an error of another’s code, or of a page’s address', () => {
    expect(errorEnvelope(failed('at x (https://bot.test/bot.js:1:1)'), where)).toBeNull()
    expect(errorEnvelope(failed('at x (https://demo.test/access?token=secret:1:1)'), where)).toBeNull()
  })

  it('has no personal data', () => {
    const stack = 'at x (https://demo.test/assets/a.js:1:1)'
    const envelope = errorEnvelope(failed(stack, 'no ana@demo.test, 529.982.247-25, /access?token=secret'), where)
    expect(envelope).not.toMatch(/ana|529|secret|demo\.test/)
  })
})
