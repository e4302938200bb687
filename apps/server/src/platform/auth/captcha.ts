import { randomInt } from 'node:crypto'
import type { CaptchaWire } from '@atrio/contract'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { fetchJson } from '../../outbound/fetch-json.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Config } from '../../runtime/config.ts'
import { captchaUsado } from './auth.tables.ts'
import type { ServerKeys } from './server-keys.ts'

/** Altcha, a proof of work without third parties; or reCAPTCHA v2 if its keys are configured. */
export type Captcha = {
  challenge(): Promise<CaptchaWire>
  /** Whether the answer is right; each is valid once. */
  solved(answer: string, ip: string): Promise<boolean>
}

const ALGORITHM = 'PBKDF2/SHA-256'
const GOOD_MS = 15 * 60_000
/** Keys to derive until the solution: about a second on a mid-range phone. */
const TRIES = { least: 60, most: 180 }
const RECAPTCHA = 'https://www.google.com/recaptcha/api/siteverify'

type Options = {
  config: Pick<Config, 'captchaCost' | 'recaptchaSiteKey' | 'recaptchaSecret'>
  db: NodePgDatabase
  keys: ServerKeys
  clock: Clock
  fetch?: typeof fetchJson
}

export function captcha({ config, db, keys, clock, fetch = fetchJson }: Options): Captcha {
  const { captchaCost, recaptchaSiteKey: siteKey, recaptchaSecret: secret } = config
  const secrets = { hmacSignatureSecret: keys.captcha, hmacKeySignatureSecret: keys.digest('captcha', 'key') }
  if (siteKey && secret) {
    return {
      challenge: async () => ({ tipo: 'recaptcha', siteKey }),
      solved: async (answer, ip) => {
        const form = new URLSearchParams({ secret, response: answer, remoteip: ip }).toString()
        const { status, body } = await fetch(RECAPTCHA, { form }).catch(() => ({ status: 0, body: null }))
        return status === 200 && (body as { success?: unknown } | null)?.success === true
      },
    }
  }
  return {
    async challenge() {
      const { parameters, signature = '' } = await createChallenge({
        ...secrets,
        algorithm: ALGORITHM,
        cost: captchaCost,
        counter: randomInt(TRIES.least, TRIES.most),
        deriveKey,
        expiresAt: new Date(clock().getTime() + GOOD_MS),
      })
      return { tipo: 'altcha', desafio: { parameters, signature } }
    },
    async solved(answer) {
      const payload = read(answer)
      if (payload?.challenge.parameters.algorithm !== ALGORITHM) return false
      const expires = new Date((payload.challenge.parameters.expiresAt ?? 0) * 1000)
      if (!(expires > clock())) return false
      // Field by field, never spread: a payload could bring its own options or secrets to be verified with.
      const { challenge, solution } = payload
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey }).catch(() => ({
        verified: false,
      }))
      if (!verified) return false
      const chave = keys.digest('captcha', String(payload.challenge.signature))
      const first = await db.insert(captchaUsado).values({ chave, dataExpiracao: expires }).onConflictDoNothing()
      return first.rowCount === 1
    },
  }
}

/** @returns undefined for text that is no answer; the library rejects wrong ones */
function read(answer: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(answer, 'base64').toString()) as Partial<Payload> | null
    return payload?.challenge?.parameters && payload.solution ? (payload as Payload) : undefined
  } catch {
    return undefined
  }
}
