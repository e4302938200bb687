import { randomBytes } from 'node:crypto'
import { and, eq, exists, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Clock } from '../../runtime/clock.ts'
import type { Account } from './accounts.ts'
import { codigoUsoUnico, conta, senhaTemporaria, sessao } from './auth.tables.ts'
import { randomPassword } from './passwords.ts'
import type { ServerKeys } from './server-keys.ts'
import { isLive } from './sessions.ts'

export type CodePurpose = (typeof codigoUsoUnico.$inferSelect)['finalidade']

/** Lifetimes: a mail may wait a night, a link is followed at once. */
const GOOD_MS: Record<CodePurpose, number> = {
  verificar_email: 48 * 3_600_000,
  auto_login: 60_000,
  excluir_conta: 24 * 3_600_000,
}
/** The lifetime of a mailed password (security 13). */
export const MAILED_PASSWORD_MS = 30 * 60_000

/** What a secret is bound to: an account with this address and this password. */
export type SentFor = Pick<Account, 'id' | 'email' | 'senhaHash'>

/**
 * One-time secrets. Only keyed hashes are stored, which are useless to a reader of the database. Each is bound to the
 * account's address and password at its creation, and expires when either changes.
 */
export type OneTimeSecrets = {
  /**
   * @param church the only church at which it may be used
   * @param within `session`: ends the code when it ends; `tx`: the transaction that makes the account
   */
  code(
    purpose: CodePurpose,
    about: SentFor,
    church: number,
    within?: { session?: string; tx?: NodePgDatabase },
  ): Promise<{ code: string; expires: Date }>
  /**
   * Consumes a code.
   * @returns undefined for an unknown, used or expired one, and for one of another purpose or former account data
   */
  use(purpose: CodePurpose, code: string): Promise<{ account: number; church: number } | undefined>
  /** The account of a valid code, without consuming it; undefined for one that `use` would refuse. */
  holderOf(purpose: CodePurpose, code: string): Promise<number | undefined>
  /** Consumes the code of a verification mail, which activates its account. @returns whether it was valid */
  activate(code: string): Promise<boolean>
  /**
   * Creates a password to be mailed, valid beside the account's own.
   * @param within `mail`: the code of its mail; `tx`: the transaction that stores the mail
   */
  mailedPassword(
    about: SentFor,
    within?: { mail?: string; tx?: NodePgDatabase },
  ): Promise<{ password: string; expires: Date }>
  /** Consumes a mailed password. @param account 0 for none: takes as long, and always fails */
  usePassword(account: number, password: string): Promise<boolean>
  /** Invalidates an account's mailed passwords and codes. */
  forget(account: number): Promise<void>
}

const proofOf = ({ email, senhaHash }: Pick<SentFor, 'email' | 'senhaHash'>): SQL<string> =>
  sql`account_proof(${email}, ${senhaHash})`
/** The same, from the account's current row. */
const proofNow = sql`account_proof(${conta.email}, ${conta.senhaHash})`

export function oneTimeSecrets(db: NodePgDatabase, keys: ServerKeys, clock: Clock): OneTimeSecrets {
  const hashOf = (purpose: CodePurpose, code: string) => keys.digest(`code ${purpose}`, code)
  const passwordHash = (account: number, password: string) => keys.digest(`mailed password ${account}`, password)
  /** Which codes are valid; for a statement that joins the account. */
  const isGood = (purpose: CodePurpose, code: string): SQL | undefined => {
    const now = clock()
    const asking = db
      .select({ id: sessao.id })
      .from(sessao)
      .where(and(eq(sessao.id, codigoUsoUnico.sessaoId), isLive(now)))
    return and(
      eq(codigoUsoUnico.hash, hashOf(purpose, code)),
      eq(codigoUsoUnico.finalidade, purpose),
      isNull(codigoUsoUnico.dataUso),
      gt(codigoUsoUnico.dataExpiracao, now),
      eq(conta.id, codigoUsoUnico.contaId),
      eq(codigoUsoUnico.prova, proofNow),
      or(isNull(codigoUsoUnico.sessaoId), exists(asking)),
    )
  }
  const use = async (tx: NodePgDatabase, purpose: CodePurpose, code: string) => {
    const [used] = await tx
      .update(codigoUsoUnico)
      .set({ dataUso: clock() })
      .from(conta)
      .where(isGood(purpose, code))
      .returning({ account: codigoUsoUnico.contaId, church: codigoUsoUnico.clienteId, proof: codigoUsoUnico.prova })
    return used
  }
  return {
    async code(purpose, about, church, { session, tx = db } = {}) {
      const code = randomBytes(24).toString('base64url')
      const expires = new Date(clock().getTime() + GOOD_MS[purpose])
      await tx.insert(codigoUsoUnico).values({
        hash: hashOf(purpose, code),
        finalidade: purpose,
        contaId: about.id,
        clienteId: church,
        prova: proofOf(about),
        sessaoId: session ?? null,
        dataExpiracao: expires,
      })
      return { code, expires }
    },

    use: (purpose, code) => use(db, purpose, code),

    async holderOf(purpose, code) {
      const [found] = await db
        .select({ account: codigoUsoUnico.contaId })
        .from(codigoUsoUnico)
        .innerJoin(conta, eq(conta.id, codigoUsoUnico.contaId))
        .where(isGood(purpose, code))
      return found?.account
    },

    activate: (code) =>
      db.transaction(async (tx) => {
        const used = await use(tx, 'verificar_email', code)
        if (!used) return false
        // the password may have changed since the code was checked: then it is not confirmed
        const proven = await tx
          .update(conta)
          .set({ dataVerificacaoEmail: sql`coalesce(${conta.dataVerificacaoEmail}, ${clock()}::timestamptz)` })
          .where(and(eq(conta.id, used.account), eq(proofNow, used.proof)))
        return (proven.rowCount ?? 0) > 0
      }),

    async mailedPassword(about, { mail, tx = db } = {}) {
      const now = clock()
      const password = randomPassword()
      const expires = new Date(now.getTime() + MAILED_PASSWORD_MS)
      await tx.insert(senhaTemporaria).values({
        hash: passwordHash(about.id, password),
        contaId: about.id,
        prova: proofOf(about),
        emailCodigo: mail ?? null,
        dataCadastro: now,
        dataExpiracao: expires,
      })
      return { password, expires }
    },

    async usePassword(account, password) {
      const now = clock()
      const used = await db
        .update(senhaTemporaria)
        .set({ dataUso: now })
        .from(conta)
        .where(
          and(
            eq(senhaTemporaria.hash, passwordHash(account, password.trim())),
            isNull(senhaTemporaria.dataUso),
            gt(senhaTemporaria.dataExpiracao, now),
            eq(conta.id, senhaTemporaria.contaId),
            eq(senhaTemporaria.prova, proofNow),
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
