import { randomUUID } from 'node:crypto'
import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { guest, newKey, purchaseOf } from '../../modules/events/testing/sale.ts'
import { type Asked, type Client, outcomeOf } from './client.ts'
import type { CrowdTask, Step } from './crowd-task.ts'

/** Secrets of the attacker's own, which the server must not accept. */
const SECRETS = { hmacSignatureSecret: 'of the attacker', hmacKeySignatureSecret: 'of the attacker too' }

type Attack = (task: CrowdTask) => Promise<{ asked: Asked; expected: RegExp }>

/** One attack per quarter of the attackers, in several variants; `expected` matches its refusal. */
const attacks: Record<string, Attack[]> = {
  'forged captcha': [
    async () => ({
      asked: post('demo.localhost', '/api/v1/security/login_check', {
        username: 'admin@demo.test',
        password: `Guess#${randomUUID()}`,
        captcha: await forgedCaptcha(),
      }),
      // the first guesses need no captcha
      expected: /^400 (captcha_invalid|invalid_credentials)|^429 /,
    }),
    async ({ church }) => ({
      asked: post(church.host, '/api/v1/security/recuperar-senha', {
        email: 'admin@demo.test',
        igreja: church.id,
        captcha: await forgedCaptcha(),
      }),
      // nor does the first mail, or the same answer for an unknown account
      expected: /^200$|^400 captcha_invalid|^429 /,
    }),
    async ({ church }) => ({
      asked: register(church, { nome: 'A', captcha: await forgedCaptcha() }),
      expected: /^400 captcha_invalid|^429 /,
    }),
  ],
  'quadratic body': [15_000, 160_000].map((length): Attack => async ({ church }) => ({
    asked: register(church, { nome: `${' '.repeat(length)}\n`, captcha: 'x' }),
    // the server may close the connection before it has read the whole body
    expected: /^400 validation|^413 |^429 |^0$/,
  })),
  'unpaid order': [
    async ({ church, paid }) => {
      const buyer = { ...guest(`${randomUUID()}@hostile.test`), cpf: null }
      const url = `/api/v1/usuario/0/evento/${paid.id}/inscricao/?igreja=${church.id}`
      return {
        asked: {
          ...post(church.host, url, purchaseOf(paid, PLACES_OF_ORDER, { comprador: buyer })),
          headers: { 'idempotency-key': newKey() },
        },
        expected: /^200$|^403 captcha_required|^409 unpaid_limit|^429 /,
      }
    },
  ],
  'uncached page': [
    async () => ({ asked: { url: `/songs?term=${randomUUID()}` }, expected: /^200$|^503/ }),
    async () => ({ asked: { url: `/invented/${randomUUID()}` }, expected: /^404|^503/ }),
    async () => ({ asked: { url: `/event/9${Math.floor(Math.random() * 1e9)}` }, expected: /^404|^503/ }),
  ],
}
export const PLACES_OF_ORDER = 5
/** An attacker has many addresses but few networks. */
export const HOSTILE_NETWORKS = 4

const post = (host: string, url: string, body: object): Asked => ({ method: 'POST', host, url, body })
const register = ({ id, host }: CrowdTask['church'], given: object): Asked =>
  post(host, `/api/v1/igreja/${id}/usuario/`, {
    sobrenome: 'B',
    email: `${randomUUID()}@hostile.test`,
    senha: 'Figo-e-mel#8',
    ...given,
  })

let kept: Promise<string> | undefined
/** A captcha challenge that the attacker has signed: made once, since its signature is always refused. */
const forgedCaptcha = () =>
  (kept ??= (async () => {
    const expiresAt = new Date(Date.now() + 3_600_000)
    const made = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey, expiresAt }
    const challenge = await createChallenge({ ...SECRETS, ...made })
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution, ...SECRETS })).toString('base64')
  })())

/** One attacker's endless requests. */
export async function* attackerSteps(task: CrowdTask, { ask }: Client, number: number): AsyncGenerator<Step> {
  const kinds = Object.entries(attacks).filter(([kind]) => task.pages || kind !== 'uncached page')
  const [kind, ways] = kinds[number % kinds.length]!
  for (let turn = number; ; turn++) {
    const { asked, expected } = await ways[turn % ways.length]!(task)
    const answered = await ask(asked)
    const outcome = outcomeOf(answered)
    yield { kind, answered, expected: expected.test(outcome), outcome }
  }
}

/** Endless requests of pages with a made-up query; after a refusal the attacker waits 200 ms (decision 0021). */
export async function* floodSteps({ ask }: Client): AsyncGenerator<Step> {
  for (;;) {
    const answered = await ask({ url: `/songs?term=${randomUUID()}` })
    yield { kind: 'flood', answered, expected: [200, 503].includes(answered.status), outcome: outcomeOf(answered) }
    if (answered.status === 503) await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
