import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, ne, type Placeholder, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Clock } from '../../runtime/clock.ts'
import { conta, sessao, tokenRenovacao } from './auth.tables.ts'
import type { Device } from './device.ts'
import type { ServerKeys } from './server-keys.ts'

/** The person of a live session, as an access token names it. */
export type Person = {
  account: number
  session: string
  /** The church of the portal where the session began. */
  church: number | null
  /** Signed in with a mailed password: may read, but must change it before writing. */
  mustChangePassword: boolean
}

export type Renewed = Person & { refreshToken: string }

/** A session as its person sees it. */
export type OwnSession = Device & { id: string; begun: Date; lastUse: Date }

export type Sessions = {
  begin(account: number, church: number | null, device: Device): Promise<Pick<Renewed, 'session' | 'refreshToken'>>
  /** Returns the successor of a refresh token, or undefined when it is refused. */
  renew(refreshToken: string): Promise<Renewed | undefined>
  /** @returns undefined for an ended session */
  live(session: string, account: number): Promise<Person | undefined>
  /** Those sessions that have not ended, and whose password need not be changed. */
  liveAmong(sessions: readonly string[]): Promise<Set<string>>
  /** Ends the session of a refresh token, used or not. */
  end(refreshToken: string): Promise<void>
  /** Ends one session of an account. @returns false for one that has ended or is not theirs */
  endOne(account: number, session: string): Promise<boolean>
  /** Ends all sessions of an account, optionally except one, and in a transaction. @returns how many of them were live */
  endAll(account: number, but?: string, tx?: NodePgDatabase): Promise<number>
  /** Live sessions of an account, the newest first. */
  listOf(account: number): Promise<OwnSession[]>
}

/** Sessions that a list shows: far more than a person's devices. */
const MAX_LISTED = 100

const DAY_MS = 86_400_000
const SESSION_MS = 90 * DAY_MS
const IDLE_MS = 30 * DAY_MS
/**
 * Milliseconds for which a used refresh token returns the same successor: for lost answers and concurrent tabs
 * (decisions, Session).
 */
export const GRACE_MS = 60_000

/** The columns of a Person, of `sessao` joined with `conta`. */
export const personColumns = {
  account: sessao.contaId,
  session: sessao.id,
  church: sessao.clienteId,
  mustChangePassword: conta.flagTrocarSenha,
}

/** The condition of a session that has not ended. */
export const isLive = (now: Date | Placeholder) => and(isNull(sessao.dataRevogacao), gt(sessao.dataExpiracao, now))

export function sessions(db: NodePgDatabase, keys: ServerKeys, clock: Clock): Sessions {
  const hashOf = (token: string) => keys.digest('refresh token', token)
  /** Derived from the token, so that it is not stored; unpredictable without key and seed. */
  const successorOf = (token: string, seed: string) => keys.digest(`successor ${seed}`, token)
  /** Part of most signed-in calls: planned once per connection. */
  const readLive = db
    .select(personColumns)
    .from(sessao)
    .innerJoin(conta, eq(conta.id, sessao.contaId))
    .where(
      and(
        eq(sessao.id, sql.placeholder('session')),
        eq(sessao.contaId, sql.placeholder('account')),
        isLive(sql.placeholder('now')),
      ),
    )
    .prepare('session.live')
  const familyOf = async (refreshToken: string) => {
    const where = eq(tokenRenovacao.hash, hashOf(refreshToken))
    return (await db.select({ id: tokenRenovacao.sessaoId }).from(tokenRenovacao).where(where))[0]?.id
  }
  const revoke = (tx: NodePgDatabase, session: string) =>
    tx
      .update(sessao)
      .set({ dataRevogacao: clock() })
      .where(and(eq(sessao.id, session), isNull(sessao.dataRevogacao)))

  return {
    async begin(account, church, { browser, system }) {
      const now = clock()
      const refreshToken = randomBytes(32).toString('base64url')
      const seed = randomBytes(16).toString('base64url')
      const session = await db.transaction(async (tx) => {
        const dataExpiracao = new Date(now.getTime() + SESSION_MS)
        const row = { contaId: account, clienteId: church, semente: seed, dataCadastro: now, dataExpiracao }
        const [made] = await tx
          .insert(sessao)
          .values({ ...row, navegador: browser, sistema: system })
          .returning({ id: sessao.id })
        const sessaoId = made?.id ?? ''
        await tx.insert(tokenRenovacao).values({ hash: hashOf(refreshToken), sessaoId, dataCadastro: now })
        return sessaoId
      })
      return { session, refreshToken }
    },

    async renew(refreshToken) {
      const family = await familyOf(refreshToken)
      if (!family) return undefined
      return db.transaction(async (tx) => {
        const now = clock()
        // Locks the family first: of two tabs that renew at once, the second sees the first's result.
        const [found] = await tx
          .select({ ...personColumns, seed: sessao.semente })
          .from(sessao)
          .innerJoin(conta, eq(conta.id, sessao.contaId))
          .where(and(eq(sessao.id, family), isLive(now)))
          .for('update', { of: sessao })
        const [token] = await tx
          .select()
          .from(tokenRenovacao)
          .where(eq(tokenRenovacao.hash, hashOf(refreshToken)))
        if (!found || !token) return undefined
        const { seed, ...who } = found
        const successor = successorOf(refreshToken, seed)
        const usedAgo = token.dataUso && now.getTime() - token.dataUso.getTime()
        if (usedAgo !== null && usedAgo > GRACE_MS) {
          await revoke(tx, family)
          return undefined
        }
        if (usedAgo === null) {
          if (now.getTime() - token.dataCadastro.getTime() > IDLE_MS) return undefined
          await tx.update(tokenRenovacao).set({ dataUso: now }).where(eq(tokenRenovacao.hash, token.hash))
          await tx.insert(tokenRenovacao).values({ hash: hashOf(successor), sessaoId: family, dataCadastro: now })
        }
        return { ...who, refreshToken: successor }
      })
    },

    async live(session, account) {
      const [found] = await readLive.execute({ session, account, now: clock() })
      return found
    },

    async liveAmong(asked) {
      const rows = await db
        .select({ id: sessao.id })
        .from(sessao)
        .innerJoin(conta, eq(conta.id, sessao.contaId))
        .where(and(inArray(sessao.id, [...asked]), isLive(clock()), eq(conta.flagTrocarSenha, false)))
      return new Set(rows.map(({ id }) => id))
    },

    async end(refreshToken) {
      const family = await familyOf(refreshToken)
      if (family) await revoke(db, family)
    },

    async endOne(account, session) {
      const ended = await db
        .update(sessao)
        .set({ dataRevogacao: clock() })
        .where(and(eq(sessao.id, session), eq(sessao.contaId, account), isLive(clock())))
      return (ended.rowCount ?? 0) > 0
    },

    async endAll(account, but, tx = db) {
      const ended = await tx
        .update(sessao)
        .set({ dataRevogacao: clock() })
        .where(and(eq(sessao.contaId, account), isLive(clock()), but ? ne(sessao.id, but) : undefined))
      return ended.rowCount ?? 0
    },

    async listOf(account) {
      const newest = db
        .select({ at: tokenRenovacao.dataCadastro })
        .from(tokenRenovacao)
        .where(eq(tokenRenovacao.sessaoId, sessao.id))
        .orderBy(desc(tokenRenovacao.dataCadastro))
        .limit(1)
        .as('newest')
      return db
        .select({
          id: sessao.id,
          browser: sessao.navegador,
          system: sessao.sistema,
          begun: sessao.dataCadastro,
          lastUse: newest.at,
        })
        .from(sessao)
        .crossJoinLateral(newest)
        .where(and(eq(sessao.contaId, account), isLive(clock())))
        .orderBy(desc(sessao.dataCadastro), desc(sessao.id))
        .limit(MAX_LISTED)
    },
  }
}
