import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Database } from '../../database/open-database.ts'
import { trackTransactions } from '../../database/open-transaction.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Config } from '../../runtime/config.ts'
import { type AccessTokens, accessTokens } from './access-token.ts'
import { type Background, background } from './background.ts'
import { type Captcha, captcha } from './captcha.ts'
import { type Limits, limits } from './limits.ts'
import { type OneTimeSecrets, oneTimeSecrets } from './one-time-secrets.ts'
import { type ServerKeys, serverKeys } from './server-keys.ts'
import { type Sessions, sessions } from './sessions.ts'
import { type SignedLinks, signedLinks } from './signed-links.ts'
import { sweep } from './sweep.ts'
import { type TryGuard, tryGuard } from './try-guard.ts'

/** Authentication: accounts, sessions, secrets and limits. */
export type Auth = {
  /** Accounts: outside row-level security, so every query names a token's account, or a secret that was sent. */
  accounts: NodePgDatabase
  tokens: AccessTokens
  /** For tokens and hashes of other rooms. */
  keys: ServerKeys
  sessions: Sessions
  secrets: OneTimeSecrets
  links: SignedLinks
  captcha: Captcha
  /** The captcha of orders: always the proof of work, which needs no third-party script on pages with payments. */
  orderCaptcha: Captcha
  /** A keyed hash of a counter's subject, for a column that is only compared. */
  subjectKey(kind: string, subject: string): string
  guard: TryGuard
  /** For statements that count the attempts themselves. */
  limitTerms: Limits['termsOf']
  background: Background
  close(): Promise<void>
}

type Options = { config: Config; database: Database; clock: Clock; onError: (error: Error) => void }

const SWEEP_MS = 600_000

export function openAuth({ config, database, clock, onError }: Options): Auth {
  const accounts = trackTransactions(drizzle({ client: database.pool }))
  const keys = serverKeys(config)
  const asked = captcha({ config, db: accounts, keys, clock })
  const counters = limits(accounts, keys, clock)
  const later = background(onError)
  const sweeping = setInterval(() => later.run(() => sweep(accounts, clock)), SWEEP_MS).unref()
  return {
    accounts,
    tokens: accessTokens(keys.accessToken, clock),
    keys,
    sessions: sessions(accounts, keys, clock),
    secrets: oneTimeSecrets(accounts, keys, clock),
    links: signedLinks(keys, clock),
    captcha: asked,
    orderCaptcha: captcha({
      config: { ...config, recaptchaSiteKey: undefined, recaptchaSecret: undefined },
      db: accounts,
      keys,
      clock,
    }),
    subjectKey: (kind, subject) => keys.digest(kind, subject),
    guard: tryGuard(counters, asked),
    limitTerms: counters.termsOf,
    background: later,
    async close() {
      clearInterval(sweeping)
      await later.settle()
    },
  }
}
