import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome, type People, people } from '../../testing/people.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

const fees = (event: number, host: string, remoteAddress: string) =>
  world.server.get(`/api/v1/evento/${event}/calcular-taxas?valor=1000&metodoPagamento=pix`, {
    headers: { host },
    remoteAddress,
  })

describe('rows named at a host of no church', () => {
  it('are looked up so often from one address only; churches’ own hosts and other addresses go on', async () => {
    const seen = new Map<string, number>()
    for (let event = 1_000_000; event < 1_000_320; event++) {
      const answer = outcome(await fees(event, 'api.atrio.test', '10.80.0.1'))
      seen.set(answer, (seen.get(answer) ?? 0) + 1)
    }
    expect([...seen]).toEqual([
      ['404 not_found', 300],
      ['429 rate_limited', 20],
    ])
    expect(outcome(await fees(1_000_000, 'demo.localhost', '10.80.0.1'))).toBe('404 not_found')
    expect(outcome(await fees(1_000_000, 'api.atrio.test', '10.80.0.2'))).toBe('404 not_found')
  })
})
