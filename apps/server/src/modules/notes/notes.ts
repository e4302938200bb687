import type { NotaSermaoDadosWire, NotaSermaoNovaWire, NotaSermaoWire } from '@atrio/contract'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notFound, ProblemError } from '../../http/problem.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import type { User } from '../../platform/people/membership.ts'
import { notaSermao } from './notes.tables.ts'

/** Document 1 section 9; also limits what one account can store. */
export const MAX_NOTES = 999

type Row = typeof notaSermao.$inferSelect
type Owner = Pick<User, 'igrejaId' | 'id'>

const ofOwner = ({ igrejaId, id }: Owner) => and(eq(notaSermao.igrejaId, igrejaId), eq(notaSermao.usuarioId, id))
const one = (owner: Owner, id: number) => and(ofOwner(owner), eq(notaSermao.id, id))

export const toNotaSermao = ({ id, titulo, texto, dataUltimaAlteracao }: Row): NotaSermaoWire => ({
  id,
  titulo,
  texto,
  dataUltimaAlteracao: dataUltimaAlteracao.toISOString(),
})

/** The last changed first. */
export const notesOf = (db: NodePgDatabase, owner: Owner, limit: number): Promise<Row[]> =>
  db
    .select()
    .from(notaSermao)
    .where(ofOwner(owner))
    .orderBy(desc(notaSermao.dataUltimaAlteracao), desc(notaSermao.id))
    .limit(limit)

/** @throws ProblemError not_found for another person's note */
export async function noteOf(db: NodePgDatabase, owner: Owner, id: number): Promise<Row> {
  const [row] = await db.select().from(notaSermao).where(one(owner, id))
  if (!row) throw notFound()
  return row
}

/**
 * Adds a note, once per key: a repeated key returns that note's current state.
 * @throws ProblemError conflict beyond the limit
 */
export async function addNote(
  tx: NodePgDatabase,
  owner: Owner,
  { titulo, texto }: NotaSermaoNovaWire,
  { key, before, now }: { key: string; before: string | null; now: Date },
): Promise<Row> {
  // serialises a person's additions, for concurrent keys and the limit
  await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, owner.igrejaId), eq(usuario.id, owner.id)))
    .for('update')
  const [known] = await tx
    .select()
    .from(notaSermao)
    .where(and(ofOwner(owner), inArray(notaSermao.chave, before === null ? [key] : [key, before])))
  if (known) return known
  const [{ held } = { held: 0 }] = await tx.select({ held: count() }).from(notaSermao).where(ofOwner(owner))
  if (held >= MAX_NOTES) throw new ProblemError('conflict')
  const [made] = await tx
    .insert(notaSermao)
    .values({ igrejaId: owner.igrejaId, usuarioId: owner.id, titulo, texto, chave: key, dataUltimaAlteracao: now })
    .returning()
  if (!made) throw notFound()
  return made
}

/**
 * Changes a note. Repeating the same text changes nothing, so that a lost answer is no conflict.
 * @throws ProblemError not_found, or conflict if the note is newer than the seen version
 */
export async function changeNote(
  tx: NodePgDatabase,
  owner: Owner,
  id: number,
  { titulo, texto, dataUltimaAlteracao: seen }: NotaSermaoDadosWire,
  now: Date,
): Promise<Row> {
  const stored = await locked(tx, owner, id)
  if (stored.titulo === titulo && stored.texto === texto) return stored
  assertSeen(stored, seen)
  const [changed] = await tx
    .update(notaSermao)
    .set({ titulo, texto, dataUltimaAlteracao: after(stored, now) })
    .where(one(owner, id))
    .returning()
  return changed ?? stored
}

/** @throws ProblemError not_found, or conflict if the note is newer than the seen version */
export async function removeNote(
  tx: NodePgDatabase,
  owner: Owner,
  id: number,
  seen: string | undefined,
): Promise<void> {
  assertSeen(await locked(tx, owner, id), seen)
  await tx.delete(notaSermao).where(one(owner, id))
}

async function locked(tx: NodePgDatabase, owner: Owner, id: number): Promise<Row> {
  const [row] = await tx.select().from(notaSermao).where(one(owner, id)).for('update')
  if (!row) throw notFound()
  return row
}

/** A client that sends no version overwrites the note: the specification's own call has none. */
function assertSeen({ dataUltimaAlteracao }: Row, seen: string | undefined): void {
  if (seen !== undefined && Date.parse(seen) !== dataUltimaAlteracao.getTime()) throw new ProblemError('conflict')
}

/** Two changes within one millisecond are two versions. */
const after = ({ dataUltimaAlteracao }: Row, now: Date): Date =>
  new Date(Math.max(now.getTime(), dataUltimaAlteracao.getTime() + 1))
