import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHALLENGE_COMPLETE, challengeComplete, isChallengeComplete } from './challenge-complete.ts'

const frame = {}
const expected = { challenge: 'ch_1', origins: ['https://demo.test', 'https://pay.test'], frame }
const heard = { data: { type: CHALLENGE_COMPLETE, challenge: 'ch_1' }, origin: 'https://demo.test', source: frame }

describe('challengeComplete', () => {
  it.each([
    ['?challenge=ch_1-A', 'ch_1-A'],
    ['?step=2&challenge=7', '7'],
    ['', null],
    ['?challenge=', null],
    ['?challenge=%3Cscript%3E', null],
    [`?challenge=${'a'.repeat(101)}`, null],
  ])('names the challenge of the query %s', (search, challenge) => {
    expect(challengeComplete(search)).toEqual({ type: CHALLENGE_COMPLETE, challenge })
  })

  it('is accepted from the expected frame, origin and challenge', () => {
    expect(isChallengeComplete(heard, expected)).toBe(true)
    expect(isChallengeComplete({ ...heard, origin: 'https://pay.test' }, expected)).toBe(true)
  })

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['an origin that begins alike', { origin: 'https://pay.test.evil.test' }],
    ['no origin', { origin: 'null' }],
    ['another window', { source: {} }],
    ['no window', { source: null }],
    ['another challenge', { data: { type: CHALLENGE_COMPLETE, challenge: 'ch_2' } }],
    ['no challenge', { data: { type: CHALLENGE_COMPLETE, challenge: null } }],
    ['another type', { data: { type: 'resize', challenge: 'ch_1' } }],
  ])('is rejected from %s', (_what, over) => {
    expect(isChallengeComplete({ ...heard, ...over }, { ...expected })).toBe(false)
  })

  it('is rejected for any other message', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(isChallengeComplete({ ...heard, data }, expected)).toBe(false)
      }),
    )
  })
})
