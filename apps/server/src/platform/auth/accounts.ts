import { and, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { conta } from './auth.tables.ts'

export type Account = typeof conta.$inferSelect

/** The stored form of an address. Case never distinguishes two people: providers agree, whatever RFC 5321 says. */
export const normalEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase()

export const accountByEmail = async (db: NodePgDatabase, email: string): Promise<Account | undefined> =>
  (await db.select().from(conta).where(eq(conta.email, email)).limit(1))[0]

export const accountById = async (db: NodePgDatabase, id: number): Promise<Account | undefined> =>
  (await db.select().from(conta).where(eq(conta.id, id)).limit(1))[0]

/** Sets a password; `temporary` if it was mailed and must be changed. */
export async function setPassword(
  db: NodePgDatabase,
  account: number,
  senhaHash: string,
  temporary: boolean,
): Promise<void> {
  await db.update(conta).set({ senhaHash, flagTrocarSenha: temporary }).where(eq(conta.id, account))
}

/** Marks the address as verified; repeatable. */
export async function activate(db: NodePgDatabase, account: number, now: Date): Promise<void> {
  await db
    .update(conta)
    .set({ dataVerificacaoEmail: now })
    .where(and(eq(conta.id, account), isNull(conta.dataVerificacaoEmail)))
}

/** Marks the account as used. @returns whether this was its first sign-in; of several at once, one is */
export async function beginUse(db: NodePgDatabase, account: number, now: Date): Promise<boolean> {
  const begun = await db
    .update(conta)
    .set({ dataPrimeiroAcesso: now })
    .where(and(eq(conta.id, account), isNull(conta.dataPrimeiroAcesso)))
    .returning({ id: conta.id })
  return begun.length > 0
}

/** Closes an account: nobody can use it any more, its address is free, and its data waits for erasure. */
export async function closeAccount(tx: NodePgDatabase, id: number, now: Date): Promise<void> {
  await tx
    .update(conta)
    .set({
      email: `conta-${id}@excluida.invalid`,
      nome: '',
      sobrenome: '',
      image: null,
      senhaHash: '',
      dataExclusao: now,
    })
    .where(eq(conta.id, id))
}

/**
 * Creates an account, or takes over one with an unverified address: its first registrant may not own the address, and
 * must not keep a password to it.
 * @returns undefined for an active account
 */
export async function registerAccount(
  db: NodePgDatabase,
  account: Pick<Account, 'email' | 'nome' | 'sobrenome' | 'senhaHash'>,
): Promise<number | undefined> {
  const { nome, sobrenome, senhaHash } = account
  const [made] = await db
    .insert(conta)
    .values(account)
    .onConflictDoUpdate({
      target: conta.email,
      set: { nome, sobrenome, senhaHash, flagTrocarSenha: false },
      setWhere: isNull(conta.dataVerificacaoEmail),
    })
    .returning({ id: conta.id })
  return made?.id
}
