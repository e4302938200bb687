import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type People, people } from '../../testing/people.ts'
import { captcha } from './captcha.ts'
import { serverKeys } from './server-keys.ts'

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
  it('accepts a right answer once, even if it arrives many times at once', async () => {
    const answer = await world.solve()
    const taken = await Promise.all(Array.from({ length: 5 }, () => solved(answer)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await solved(answer)).toBe(false)
    expect(await solved(changed(answer, ({ solution }) => void solution.counter++))).toBe(false)
  })

  it('refuses an expired answer', async () => {
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
  ])('refuses an answer to a forged challenge: %s', async (_, change) => {
    expect(await solved(changed(await world.solve(), change))).toBe(false)
  })

  it('refuses anything else', async () => {
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

describe('reCAPTCHA', () => {
  it('is used when its keys are configured, and accepts only what its service confirms', async () => {
    const { auth, config, clock } = world.server.app.services
    const asked: [string, string | undefined][] = []
    const { challenge, solved } = captcha({
      config: { captchaCost: 1, recaptchaSiteKey: 'site', recaptchaSecret: 'the secret' },
      db: auth.accounts,
      keys: serverKeys(config),
      clock,
      fetch: async (url, options) => {
        asked.push([url, options?.form])
        const response = new URLSearchParams(options?.form).get('response')
        if (response === 'down') throw new Error('not reached')
        const body = response === 'odd' ? 'true' : { success: response === 'right' }
        return { status: response === 'late' ? 503 : 200, body }
      },
    })
    expect(await challenge()).toEqual({ tipo: 'recaptcha', siteKey: 'site' })
    const outcomes = []
    for (const answer of ['right', 'wrong', 'odd', 'late', 'down', 'a&secret=x'])
      outcomes.push(await solved(answer, '10.0.0.1'))
    expect(outcomes).toEqual([true, false, false, false, false, false])
    expect(asked[0]).toEqual([
      'https://www.google.com/recaptcha/api/siteverify',
      'secret=the+secret&response=right&remoteip=10.0.0.1',
    ])
    expect(new URLSearchParams(asked.at(-1)?.[1]).getAll('secret')).toEqual(['the secret'])
  })
})
