import { createChallenge, type CreateChallengeOptions, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome, PASSWORD, type People, people } from '../../testing/people.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

const SHA_512 = 'SHA-512' as NonNullable<CreateChallengeOptions['hmacAlgorithm']>
/** Secrets of the client's own, which the server must not accept. */
const SECRETS = { hmacSignatureSecret: 'of the client', hmacKeySignatureSecret: 'of the client too' }

/** A challenge created and signed by the client, with options that would make it valid. */
async function forged(challengeOptions: Partial<CreateChallengeOptions> = {}, sent: object = {}): Promise<string> {
  const challenge = await createChallenge({
    ...SECRETS,
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    expiresAt: new Date(world.server.app.services.clock().getTime() + 60_000),
    ...challengeOptions,
  })
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution, ...SECRETS, ...sent })).toString('base64')
}

describe('a forged captcha solution', () => {
  it.each<[string, () => Promise<string>]>([
    ['signed with a secret that it brings', () => forged()],
    ['signed with a hash that it chooses', () => forged({ hmacAlgorithm: SHA_512 }, { hmacAlgorithm: SHA_512 })],
  ])('is refused: %s', async (_, make) => {
    const { captcha } = world.server.app.services.auth
    expect(await captcha.solved(await make(), '10.0.0.1')).toBe(false)
  })

  it('does not lift the limit on guesses of one account', async () => {
    const guess = (i: number, captcha?: string) =>
      world.post(
        '/security/login_check',
        { username: 'admin@demo.test', password: `Guess#${i}aa`, ...(captcha && { captcha }) },
        { ip: `10.1.${i}.1` },
      )
    for (let i = 0; i < 15; i++) expect(outcome(await guess(i))).toBe('400 invalid_credentials')
    expect(outcome(await guess(16))).toBe('403 captcha_required')
    expect(outcome(await guess(17, await forged()))).toBe('400 captcha_invalid')
    expect(outcome(await guess(18, await world.solve()))).toBe('400 invalid_credentials')
  })

  it('does not lift the limit on look-ups of one address', async () => {
    const look = async (i: number, captcha?: string) => {
      const query = new URLSearchParams({ email: 'target@demo.test', ...(captcha && { captcha }) })
      const from = { remoteAddress: `10.2.${i}.1`, headers: { host: 'demo.localhost' } }
      return outcome(await world.server.get(`/api/v1/user/?${query}`, from))
    }
    for (let i = 0; i < 20; i++) expect(await look(i)).toBe('200')
    expect(await look(20)).toBe('403 captcha_required')
    expect(await look(21, await forged())).toBe('400 captcha_invalid')
    expect(await look(22, await world.solve())).toBe('200')
  })

  it('does not lift the limits on mails to one address', async () => {
    const igreja = world.churches.demo
    const recover = (captcha?: string) =>
      world.post('/security/recuperar-senha', { email: 'ana@demo.test', igreja, ...(captcha && { captcha }) })
    const activation = (captcha: string) =>
      world.post(
        `/security/solicitar-verificacao-email/?igreja=${igreja}&email=ana@demo.test&captcha=${encodeURIComponent(captcha)}`,
        {},
      )
    expect(outcome(await recover())).toBe('200')
    expect(outcome(await recover(await forged()))).toBe('400 captcha_invalid')
    expect(outcome(await activation(await forged()))).toBe('400 captcha_invalid')
    expect(await world.mailsTo('ana@demo.test')).toHaveLength(1)
    expect(outcome(await recover(await world.solve()))).toBe('200')
  })

  it('is refused at registration', async () => {
    const register = (captcha: string) =>
      world.post(`/igreja/${world.churches.demo}/usuario/`, {
        nome: 'Maria',
        sobrenome: 'Reis',
        email: 'forged@new.test',
        senha: `${PASSWORD}x`,
        captcha,
      })
    expect(outcome(await register(await forged()))).toBe('400 captcha_invalid')
    expect(await world.server.database.admin(`select from conta where email = 'forged@new.test'`)).toEqual([])
    expect(outcome(await register(await world.solve()))).toBe('200')
  })
})
