import type { NotaSermaoDadosWire, NotaSermaoNovaWire, NotaSermaoWire } from '@atrio/contract'
import { and, count, desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notFound, ProblemError } from '../../http/problem.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import type { User } from '../../platform/people/membership.ts'
import { notaSermao } from './notes.tables.ts'

/** Document 1 section 9; also a bound on what one account can store. */
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

/** @throws ProblemError not_found for a note that is not this person's */
export async function noteOf(db: NodePgDatabase, owner: Owner, id: number): Promise<Row> {
  const [row] = await db.select().from(notaSermao).where(one(owner, id))
  if (!row) throw notFound()
  return row
}

/**
 * Adds a note, once per key: sent again it is that note, as it stands by now.
 * @throws ProblemError conflict for one too many
 */
export async function addNote(
  tx: NodePgDatabase,
  owner: Owner,
  { titulo, texto }: NotaSermaoNovaWire,
  { key, now }: { key: string; now: Date },
): Promise<Row> {
  // one note of a person at a time: a key that is sent twice at once, and the bound
  await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, owner.igrejaId), eq(usuario.id, owner.id)))
    .for('update')
  const [known] = await tx
    .select()
    .from(notaSermao)
    .where(and(ofOwner(owner), eq(notaSermao.chave, key)))
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
 * Changes a note. The same words again change nothing, so that a lost answer is no conflict.
 * @throws ProblemError not_found, or conflict where the note is newer than the version that was seen
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

/** @throws ProblemError not_found, or conflict where the note is newer than the version that was seen */
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

/** A client that says nothing of what it saw writes over it: the specification's own call has no version. */
function assertSeen({ dataUltimaAlteracao }: Row, seen: string | undefined): void {
  if (seen !== undefined && Date.parse(seen) !== dataUltimaAlteracao.getTime()) throw new ProblemError('conflict')
}

/** Two changes within one millisecond are two versions. */
const after = ({ dataUltimaAlteracao }: Row, now: Date): Date =>
  new Date(Math.max(now.getTime(), dataUltimaAlteracao.getTime() + 1))
