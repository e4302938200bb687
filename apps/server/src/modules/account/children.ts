import { isDeepStrictEqual as isEqual } from 'node:util'
import type { CriancaDadosWire, CriancaWire } from '@atrio/contract'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notFound, ProblemError } from '../../http/problem.ts'
import { crianca, usuario } from '../../platform/people/account.tables.ts'
import { pastDayFault } from '../../platform/people/past-day.ts'
import type { User } from '../../platform/people/membership.ts'

/** The maximum of an account's own field for the number of children; a limit on what one account can store. */
const MAX_CHILDREN = 30

type Child = typeof crianca.$inferSelect
type Owner = Pick<User, 'igrejaId' | 'id'>

const ofOwner = ({ igrejaId, id }: Owner) => and(eq(crianca.igrejaId, igrejaId), eq(crianca.usuarioId, id))
const one = (owner: Owner, id: number) => and(ofOwner(owner), eq(crianca.id, id))

export const toCrianca = ({ igrejaId, usuarioId: _user, ...child }: Child): CriancaWire => ({
  idIgreja: igrejaId,
  ...child,
})

const columnsOf = (given: CriancaDadosWire) => ({
  nome: given.nome.trim(),
  dataNascimento: given.dataNascimento ?? null,
  sexo: given.sexo ?? null,
  observacoes: given.observacoes?.trim() || null,
})

/** @param today in the church, `YYYY-MM-DD`: a birthday lies before it @throws ProblemError validation */
export function assertChild({ dataNascimento: day }: CriancaDadosWire, today: string): void {
  const wrong = day ? pastDayFault(day, today) : undefined
  if (wrong) throw new ProblemError('validation', [{ field: 'dataNascimento', code: wrong, message: 'is no birthday' }])
}

/**
 * Adds a child, once: one whom the person has already, such as of a call that is sent again, is that one.
 * @throws ProblemError conflict beyond the limit
 */
export async function addChild(tx: NodePgDatabase, owner: Owner, given: CriancaDadosWire): Promise<Child> {
  // locks the user, so that concurrent additions are counted
  const here = and(eq(usuario.igrejaId, owner.igrejaId), eq(usuario.id, owner.id))
  await tx.select({ id: usuario.id }).from(usuario).where(here).for('update')
  const child = columnsOf(given)
  const held = await tx.select().from(crianca).where(ofOwner(owner))
  const known = held.find((row) => isEqual(columnsOf(row), child))
  if (known) return known
  if (held.length >= MAX_CHILDREN) throw new ProblemError('conflict')
  const row = { igrejaId: owner.igrejaId, usuarioId: owner.id, ...child }
  const [made] = await tx.insert(crianca).values(row).returning()
  if (!made) throw new Error('a child was not stored')
  return made
}

/** @throws ProblemError not_found for another person's child */
export async function changeChild(
  db: NodePgDatabase,
  owner: Owner,
  id: number,
  given: CriancaDadosWire,
): Promise<Child> {
  const [changed] = await db.update(crianca).set(columnsOf(given)).where(one(owner, id)).returning()
  if (!changed) throw notFound()
  return changed
}

/** @throws ProblemError not_found */
export async function removeChild(db: NodePgDatabase, owner: Owner, id: number): Promise<void> {
  const [gone] = await db.delete(crianca).where(one(owner, id)).returning({ id: crianca.id })
  if (!gone) throw notFound()
}
