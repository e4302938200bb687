import type { Problem } from '@atrio/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessRow, accessTable } from '../testing/access-table.ts'
import { CARD } from '../testing/payment-world.ts'
import { type People, people } from '../testing/people.ts'
import { isReadable } from './readable-text.ts'

let world: People
let token: string
beforeAll(async () => {
  world = await people()
  token = (await world.login(world.ana.email)).token
})
afterAll(() => world.close())

/** Every operation with a body, with the access table's sample of it. */
const writes = Object.entries(accessTable).flatMap(([operation, row]): [string, AccessRow['request']][] =>
  /^(POST|PUT|PATCH)/.test(operation) ? [[operation, row.request]] : [],
)
const UNREADABLE = ['\0', '\ud800', '\udc00', 'a\udfffb']
const places = fc.constantFrom('first field', 'every text', 'a name', 'deep', 'a new field')

/** A valid body with one bad text in the given place. */
function spoiled(body: object, bad: string, place: string): object {
  const [first = 'nome'] = Object.keys(body)
  if (place === 'first field') return { ...body, [first]: bad }
  if (place === 'a name') return { ...body, [`x${bad}`]: 1 }
  if (place === 'deep') return { ...body, mais: [{ mais: [1, bad] }] }
  if (place === 'a new field') return { ...body, mais: bad }
  const all = (value: unknown): unknown => {
    if (typeof value === 'string') return value + bad
    if (Array.isArray(value)) return value.map(all)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, all(part)]))
  }
  return { ...(all(body) as object), mais: bad }
}

let address = 0
const send = async (method: string, url: string, payload: string, host = 'demo.localhost') =>
  world.server.app.inject({
    method: method as 'POST',
    url,
    payload,
    remoteAddress: `10.70.${++address >> 8}.${address & 255}`,
    headers: {
      host,
      'content-type': 'application/json',
      'idempotency-key': `unreadable-text-${address}`,
      authorization: `Bearer ${token}`,
    },
  })

describe('text that can’t be stored or encoded', () => {
  it.each(writes)('answers 400 validation in %s', async (operation, request) => {
    const [method = ''] = operation.split(' ')
    const owner = world.ana
    const asked = request({ world, owner, slug: 'igreja-demo', organisation: undefined })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...UNREADABLE), places, async (bad, place) => {
        const body = JSON.stringify(spoiled(asked.payload ?? {}, bad, place))
        const answer = await send(method, asked.url, body)
        const { code, errors } = answer.json<Problem>()
        expect([answer.statusCode, code, errors?.map((each) => each.code)]).toEqual([400, 'validation', ['unreadable']])
      }),
      { numRuns: 10 },
    )
  })

  it('answers 400 where cards are tokenised', async () => {
    for (const bad of UNREADABLE) {
      const url = `/general/payment/church/${world.churches.demo}/card/token`
      const body = JSON.stringify({ ...CARD, titular: `Ana ${bad}` })
      const answer = await send('POST', url, body, 'pay.localhost')
      expect(answer.json()).toMatchObject({ code: 'validation', errors: [{ field: 'titular', code: 'unreadable' }] })
    }
  })

  it('answers 400 in a query', async () => {
    const answer = await world.server.get('/api/v1/user/?email=a%00b@demo.test')
    expect(answer.json()).toMatchObject({ code: 'validation', errors: [{ field: 'email', code: 'unreadable' }] })
  })

  it('all text that UTF-8 can encode is accepted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const kept = Buffer.from(text).toString() === text && !text.includes('\0')
        expect(isReadable(text)).toBe(kept)
      }),
    )
  })

  it('a body of many brackets causes no 5xx', async () => {
    const nested = (levels: number) => `{"nome":${'['.repeat(levels)}${']'.repeat(levels)}}`
    const church = world.churches.demo
    for (const [levels, url] of [
      [100, `/api/v1/usuario/?igreja=${church}`],
      [8_000, `/api/v1/usuario/?igreja=${church}`],
      [60_000, `/api/v1/nota-sermao/1?igreja=${church}`],
    ] as const) {
      const answer = await send('PUT', url, nested(levels))
      expect([answer.statusCode, answer.json<Problem>().code], String(levels)).toEqual([400, 'validation'])
    }
  })
})
