import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type People, people } from '../testing/people.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

const solved = (answer: string) => world.server.app.services.auth.captcha.solved(answer, '10.0.0.1')
type Answer = { challenge: { parameters: Record<string, unknown>; signature: string }; solution: { counter: number } }
const changed = (answer: string, change: (answer: Answer) => void) => {
  const parsed = JSON.parse(Buffer.from(answer, 'base64').toString()) as Answer
  change(parsed)
  return Buffer.from(JSON.stringify(parsed)).toString('base64')
}

describe('altcha', () => {
  it('takes a right answer, once, even when it comes many times at the same moment', async () => {
    const answer = await world.solve()
    const taken = await Promise.all(Array.from({ length: 5 }, () => solved(answer)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await solved(answer)).toBe(false)
    expect(await solved(changed(answer, ({ solution }) => void solution.counter++))).toBe(false)
  })

  it('takes no answer that is too old', async () => {
    const answer = await world.solve()
    world.wait(16 * 60_000)
    expect(await solved(answer)).toBe(false)
  })

  it.each<[string, (answer: Answer) => void]>([
    ['cost', ({ challenge }) => void (challenge.parameters['cost'] = 2)],
    ['a later end', ({ challenge }) => void (challenge.parameters['expiresAt'] = 9_999_999_999)],
    ['salt', ({ challenge }) => void (challenge.parameters['salt'] = '00'.repeat(16))],
    ['prefix', ({ challenge }) => void (challenge.parameters['keyPrefix'] = '00')],
    ['algorithm', ({ challenge }) => void (challenge.parameters['algorithm'] = 'SHA-256')],
    ['signature', ({ challenge }) => void (challenge.signature = 'ab'.repeat(32))],
  ])('takes no answer to a challenge of one’s own: %s', async (_, change) => {
    expect(await solved(changed(await world.solve(), change))).toBe(false)
  })

  it('takes nothing else, whatever it is', async () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json().map((text) => Buffer.from(text).toString('base64')),
      fc
        .record({ challenge: fc.record({ parameters: fc.object(), signature: fc.string() }), solution: fc.object() })
        .map((value) => Buffer.from(JSON.stringify(value)).toString('base64')),
    )
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(await solved(text)).toBe(false)
      }),
    )
  })
})
