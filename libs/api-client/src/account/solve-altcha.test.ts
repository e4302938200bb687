// @vitest-environment node
import { pbkdf2Sync, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solveAltcha } from './solve-altcha.ts'

/** A challenge whose answer is `counter`, as altcha's own library makes it. */
function challengeOf(counter: number, digest = 'SHA-256') {
  const [nonce, salt] = [randomBytes(16), randomBytes(16)]
  const place = Buffer.alloc(4)
  place.writeUInt32BE(counter)
  const key = pbkdf2Sync(Buffer.concat([nonce, place]), salt, 3, 32, digest.replace('-', '')).toString('hex')
  const parameters = {
    algorithm: `PBKDF2/${digest}`,
    nonce: nonce.toString('hex'),
    salt: salt.toString('hex'),
    cost: 3,
    keyLength: 32,
    keyPrefix: key.slice(0, 32),
  }
  return { challenge: { parameters, signature: 'signed' }, key }
}

describe('solveAltcha', () => {
  it('finds the counter and returns it with the challenge', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.constantFrom('SHA-256', 'SHA-384', 'SHA-512'), async (counter, digest) => {
        const { challenge, key } = challengeOf(counter, digest)
        const answer = JSON.parse(atob(await solveAltcha(challenge))) as Record<string, unknown>
        expect(answer).toMatchObject({ challenge, solution: { counter, derivedKey: key } })
      }),
      { numRuns: 15 },
    )
  })

  it.each([
    { algorithm: 'ARGON2ID' },
    { algorithm: 'constructor' },
    { keyPrefix: '' },
    { keyPrefix: 'zz' },
    { keyPrefix: 'a'.repeat(65) },
  ])('rejects a challenge that could never be solved: %j', async (over) => {
    const { challenge } = challengeOf(1)
    const changed = { ...challenge, parameters: { ...challenge.parameters, ...over } }
    await expect(solveAltcha(changed)).rejects.toThrow('unknown challenge')
  })
})
