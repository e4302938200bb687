import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Clock } from '../services.ts'
import { codigoUsoUnico, senhaTemporaria } from './auth.tables.ts'
import { randomPassword } from './passwords.ts'
import type { ServerKeys } from './server-keys.ts'

export type CodePurpose = (typeof codigoUsoUnico.$inferSelect)['finalidade']

/** How long each kind is good: a mail may wait a night, a link is followed at once. */
const GOOD_MS: Record<CodePurpose, number> = {
  verificar_email: 48 * 3_600_000,
  auto_login: 60_000,
  excluir_conta: 24 * 3_600_000,
}
/** A mailed password (security 13). */
export const MAILED_PASSWORD_MS = 30 * 60_000

/** What is good once. Only keyed hashes are stored; whoever reads the database can use none of it. */
export type OneTimeSecrets = {
  /** @param church the only church at which it may be used */
  code(purpose: CodePurpose, account: number, church: number): Promise<{ code: string; expires: Date }>
  /** Uses a code up. @returns undefined for one that is unknown, used, too old, or for something else */
  use(purpose: CodePurpose, code: string): Promise<{ account: number; church: number } | undefined>
  /** A password to be mailed, good beside the account's own. */
  mailedPassword(account: number): Promise<string>
  /** Uses a mailed password up. @param account 0 where there is none: the same work, and never right */
  usePassword(account: number, password: string): Promise<boolean>
  /** Mailed passwords and codes of an account are good no more. */
  forget(account: number): Promise<void>
}

export function oneTimeSecrets(db: NodePgDatabase, keys: ServerKeys, clock: Clock): OneTimeSecrets {
  const hashOf = (purpose: CodePurpose, code: string) => keys.digest(`code ${purpose}`, code)
  const passwordHash = (account: number, password: string) => keys.digest(`mailed password ${account}`, password)
  return {
    async code(purpose, account, church) {
      const code = randomBytes(24).toString('base64url')
      const expires = new Date(clock().getTime() + GOOD_MS[purpose])
      await db.insert(codigoUsoUnico).values({
        hash: hashOf(purpose, code),
        finalidade: purpose,
        contaId: account,
        clienteId: church,
        dataExpiracao: expires,
      })
      return { code, expires }
    },

    async use(purpose, code) {
      const now = clock()
      const [used] = await db
        .update(codigoUsoUnico)
        .set({ dataUso: now })
        .where(
          and(
            eq(codigoUsoUnico.hash, hashOf(purpose, code)),
            eq(codigoUsoUnico.finalidade, purpose),
            isNull(codigoUsoUnico.dataUso),
            gt(codigoUsoUnico.dataExpiracao, now),
          ),
        )
        .returning({ account: codigoUsoUnico.contaId, church: codigoUsoUnico.clienteId })
      return used
    },

    async mailedPassword(account) {
      const now = clock()
      const password = randomPassword()
      await db.insert(senhaTemporaria).values({
        hash: passwordHash(account, password),
        contaId: account,
        dataCadastro: now,
        dataExpiracao: new Date(now.getTime() + MAILED_PASSWORD_MS),
      })
      return password
    },

    async usePassword(account, password) {
      const now = clock()
      const used = await db
        .update(senhaTemporaria)
        .set({ dataUso: now })
        .where(
          and(
            eq(senhaTemporaria.hash, passwordHash(account, password.trim())),
            isNull(senhaTemporaria.dataUso),
            gt(senhaTemporaria.dataExpiracao, now),
          ),
        )
      return (used.rowCount ?? 0) > 0
    },

    async forget(account) {
      await db.delete(senhaTemporaria).where(eq(senhaTemporaria.contaId, account))
      await db.delete(codigoUsoUnico).where(eq(codigoUsoUnico.contaId, account))
    },
  }
}
