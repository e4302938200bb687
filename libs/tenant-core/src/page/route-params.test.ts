import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlug, isUuid, parseRouteId, requireRouteId, requireSlug, requireUuid } from './route-params.ts'

const NO_IDS = [
  '',
  '0',
  '00',
  '01',
  '-1',
  '+1',
  '1.0',
  '1e3',
  '0x10',
  '0b1',
  ' 1',
  '1 ',
  '1\n',
  '1_000',
  '1n',
  '१',
  'NaN',
]
const UUID = '6f1c1f0e-6d43-4f6e-9a3e-0d7c9a1b2c3d'

const statusOf = (run: () => unknown): number | undefined => {
  try {
    run()
    return undefined
  } catch (error) {
    return error instanceof Response ? error.status : undefined
  }
}

describe('parseRouteId', () => {
  it('reads every positive safe integer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
        expect(parseRouteId(String(id))).toBe(id)
      }),
    )
  })

  it('reads only texts that it would write back unchanged', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[-+ 0-9.exXbnN_,]{1,20}$/), fc.constantFrom(...NO_IDS))
    fc.assert(
      fc.property(texts, (text) => {
        const id = parseRouteId(text)
        if (id !== undefined) expect(String(id)).toBe(text)
        expect(id === undefined).toBe(!/^[1-9]\d*$/.test(text) || !Number.isSafeInteger(Number(text)))
      }),
    )
  })

  it.each([undefined, ...NO_IDS, '9007199254740992', '9'.repeat(16), '1'.repeat(400)])('rejects %j', (text) => {
    expect(parseRouteId(text)).toBeUndefined()
    expect(statusOf(() => requireRouteId(text))).toBe(404)
  })
})

describe('isSlug', () => {
  it.each(['vida-plena', 'a', '2026', 'v1.2_b', 'a'.repeat(63)])('accepts %s', (text) => {
    expect(isSlug(text)).toBe(true)
    expect(requireSlug(text)).toBe(text)
  })

  it.each([undefined, '', '.', '..', '-a', 'a/b', 'a b', 'a\n', 'ção', 'a%2f', 'a'.repeat(64)])(
    'rejects %j',
    (text) => {
      expect(isSlug(text)).toBe(false)
      expect(statusOf(() => requireSlug(text))).toBe(404)
    },
  )
})

describe('isUuid', () => {
  it('accepts every uuid, in any case', () => {
    fc.assert(fc.property(fc.uuid(), (uuid) => isUuid(uuid) && isUuid(uuid.toUpperCase())))
    expect(requireUuid(UUID)).toBe(UUID)
  })

  it.each([undefined, '', UUID.slice(1), `${UUID}0`, `${UUID}\n`, UUID.replaceAll('-', ''), `{${UUID}}`, 'demo'])(
    'rejects %j',
    (text) => {
      expect(isUuid(text)).toBe(false)
      expect(statusOf(() => requireUuid(text))).toBe(404)
    },
  )
})
