import { type RepertorioDadosWire, type RepertorioWire, setListLimits } from '@atrio/contract'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notFound, ProblemError } from '../../http/problem.ts'
import { limitReached, lockOwner, type Owner } from './favourites.ts'
import { louvor } from './praise.tables.ts'
import { type ListedSong, repertorio } from './set-lists.tables.ts'

type Row = typeof repertorio.$inferSelect
type Shown = { titulo: string; autor: string | null }

const ofOwner = ({ igrejaId, id }: Owner) => and(eq(repertorio.igrejaId, igrejaId), eq(repertorio.usuarioId, id))
const one = (owner: Owner, uuid: string) => and(ofOwner(owner), eq(repertorio.uuid, uuid))

/** Those of the songs that the church shows. */
async function shownSongs(db: NodePgDatabase, { igrejaId }: Owner, ids: number[]): Promise<Map<number, Shown>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: louvor.id, titulo: louvor.titulo, autor: louvor.autor })
    .from(louvor)
    .where(and(eq(louvor.igrejaId, igrejaId), inArray(louvor.id, [...new Set(ids)])))
  return new Map(rows.map(({ id, ...song }) => [id, song]))
}

const toList = ({ uuid, nome, data, versao, louvores }: Row, shown: Map<number, Shown>): RepertorioWire => ({
  uuid,
  nome,
  data,
  louvores: louvores.map((song) => ({
    ...song,
    ...(shown.get(song.idLouvor) ?? { autor: null }),
    flagExiste: shown.has(song.idLouvor),
  })),
  versao,
})

const withSongs = async (db: NodePgDatabase, owner: Owner, rows: Row[]): Promise<RepertorioWire[]> => {
  const ids = rows.flatMap(({ louvores }) => louvores.map(({ idLouvor }) => idLouvor))
  const shown = await shownSongs(db, owner, ids)
  return rows.map((row) => toList(row, shown))
}

/** The latest date first; those without one before, since they are being made. */
export const setListsOf = async (db: NodePgDatabase, owner: Owner): Promise<RepertorioWire[]> =>
  withSongs(
    db,
    owner,
    await db
      .select()
      .from(repertorio)
      .where(ofOwner(owner))
      .orderBy(sql`${repertorio.data} desc nulls first`, asc(repertorio.nome), asc(repertorio.uuid))
      .limit(setListLimits.lists),
  )

/**
 * Writes a whole list. The same content again changes nothing, so that a lost answer is no conflict.
 * @throws ProblemError conflict where the list is newer than the seen version, or one too many; not_found for one that was
 *   deleted meanwhile; validation for a song that neither the church nor the list has
 */
export async function saveSetList(
  tx: NodePgDatabase,
  owner: Owner,
  uuid: string,
  { nome, data, louvores, versao: seen }: RepertorioDadosWire,
): Promise<RepertorioWire> {
  await lockOwner(tx, owner)
  const [stored] = await tx.select().from(repertorio).where(one(owner, uuid))
  if (!stored && seen > 0) throw notFound()
  const values = { nome, data, louvores: await titled(tx, owner, louvores, stored?.louvores ?? []) }
  if (stored) {
    const same =
      stored.nome === nome && stored.data === data && isDeepStrictEqual(bare(stored.louvores), bare(values.louvores))
    if (!same && stored.versao !== seen) throw new ProblemError('conflict')
    const row = same ? stored : { ...stored, ...values, versao: seen + 1 }
    if (!same)
      await tx
        .update(repertorio)
        .set({ ...values, versao: row.versao })
        .where(one(owner, uuid))
    return (await withSongs(tx, owner, [row]))[0]!
  }
  const [{ held } = { held: 0 }] = await tx.select({ held: count() }).from(repertorio).where(ofOwner(owner))
  if (held >= setListLimits.lists) throw limitReached('repertorios')
  const [made] = await tx
    .insert(repertorio)
    .values({ igrejaId: owner.igrejaId, usuarioId: owner.id, uuid, ...values })
    .returning()
  return (await withSongs(tx, owner, made ? [made] : []))[0]!
}

/** What a person chose; titles are the church's. */
const bare = (songs: ListedSong[]) => songs.map(({ idLouvor, tom, capotraste }) => [idLouvor, tom, capotraste])

async function titled(
  tx: NodePgDatabase,
  owner: Owner,
  songs: RepertorioDadosWire['louvores'],
  before: ListedSong[],
): Promise<ListedSong[]> {
  const ids = songs.map(({ idLouvor }) => idLouvor)
  const shown = await shownSongs(tx, owner, ids)
  return songs.map(({ idLouvor, tom, capotraste }, place) => {
    const known = shown.get(idLouvor) ?? before.find((song) => song.idLouvor === idLouvor)
    if (!known)
      throw new ProblemError('validation', [
        { field: `louvores.${place}.idLouvor`, code: 'unknown', message: 'is no song of this church' },
      ])
    return { idLouvor, titulo: known.titulo, tom, capotraste }
  })
}

/**
 * Deletes a list; one that is not there stays so.
 * @throws ProblemError conflict where it is newer than the seen version
 */
export async function removeSetList(tx: NodePgDatabase, owner: Owner, uuid: string, seen?: number): Promise<void> {
  const [stored] = await tx.select().from(repertorio).where(one(owner, uuid)).for('update')
  if (stored && seen !== undefined && stored.versao !== seen) throw new ProblemError('conflict')
  await tx.delete(repertorio).where(one(owner, uuid))
}
