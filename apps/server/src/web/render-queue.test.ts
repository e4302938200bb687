import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { renderQueue } from './render-queue.ts'

/** Renderings that end when the test says so, with the number of concurrent ones. */
function renderings() {
  const state = { running: 0, most: 0, ended: 0 }
  const gate = Promise.withResolvers<void>()
  const render = async () => {
    state.running += 1
    state.most = Math.max(state.most, state.running)
    await gate.promise
    state.running -= 1
    state.ended += 1
  }
  return { state, render, end: gate.resolve }
}

describe('renderQueue', () => {
  it('renders made-up addresses one after the other, queues few per client, and refuses the rest with 503 and Retry-After', async () => {
    const inTurn = renderQueue()
    const { state, render, end } = renderings()
    const flood = Array.from({ length: 100 }, () =>
      inTurn({ fixed: false, client: '192.0.2.1', church: 'demo' }, render),
    )
    const outcomes = Promise.allSettled(flood)
    await turn()
    expect(state.running).toBe(1)
    end()
    const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(92)
    expect(refused[0]?.reason).toMatchObject({ statusCode: 503, retryAfter: expect.any(Number) as number })
    expect(state).toEqual({ running: 0, most: 1, ended: 8 })
  })

  it('limits the queue of all clients together', async () => {
    const inTurn = renderQueue()
    const { state, render, end } = renderings()
    const flood = Array.from({ length: 200 }, (_, n) =>
      inTurn({ fixed: false, client: `192.0.2.${n}`, church: 'demo' }, render),
    )
    const outcomes = Promise.allSettled(flood)
    end()
    const refused = (await outcomes).filter(({ status }) => status === 'rejected').length
    expect(refused).toBe(200 - state.ended)
    expect(state.most).toBe(1)
    expect(state.ended).toBeLessThan(50)
  })

  it('counts the addresses of one IPv6 network as one client', async () => {
    const inTurn = renderQueue()
    const { state, render, end } = renderings()
    const flood = Array.from({ length: 20 }, (_, n) =>
      inTurn({ fixed: false, client: `2001:db8::${n}`, church: 'demo' }, render),
    )
    const outcomes = Promise.allSettled(flood)
    end()
    await outcomes
    expect(state.ended).toBe(8)
  })

  it('lets pages of fixed addresses and the client’s next ones pass', async () => {
    const inTurn = renderQueue()
    const flood = renderings()
    const waiting = Promise.allSettled(
      Array.from({ length: 20 }, () => inTurn({ fixed: false, client: '192.0.2.1', church: 'demo' }, flood.render)),
    )
    expect(await inTurn({ fixed: true, client: '192.0.2.1', church: 'demo' }, () => Promise.resolve('home'))).toBe(
      'home',
    )
    flood.end()
    await waiting
    expect(await inTurn({ fixed: false, client: '192.0.2.1', church: 'demo' }, () => Promise.resolve('next'))).toBe(
      'next',
    )
  })
})
