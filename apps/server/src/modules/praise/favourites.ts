import { type LouvoresFavoritosWire, setListLimits } from '@atrio/contract'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notFound, ProblemError } from '../../http/problem.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import type { User } from '../../platform/people/membership.ts'
import { louvor, songEntryColumns } from './praise.tables.ts'
import { louvorFavorito } from './set-lists.tables.ts'

export type Owner = Pick<User, 'igrejaId' | 'id'>

const ofOwner = ({ igrejaId, id }: Owner) =>
  and(eq(louvorFavorito.igrejaId, igrejaId), eq(louvorFavorito.usuarioId, id))

/** By title, those that are gone among the others. */
export async function favouritesOf(db: NodePgDatabase, owner: Owner): Promise<LouvoresFavoritosWire['favoritos']> {
  // each by its key: a plain join would read all of the church's songs
  const song = db
    .select({ ...songEntryColumns, ordem: louvor.ordem })
    .from(louvor)
    .where(and(eq(louvor.igrejaId, louvorFavorito.igrejaId), eq(louvor.id, louvorFavorito.louvorId)))
    .limit(1)
    .as('song')
  const rows = await db
    .select({
      id: louvorFavorito.louvorId,
      kept: louvorFavorito.titulo,
      found: song.id,
      titulo: song.titulo,
      subtitulo: song.subtitulo,
      autor: song.autor,
      codigo: song.codigo,
      grupo: song.grupo,
      tema: song.tema,
      tom: song.tom,
    })
    .from(louvorFavorito)
    .leftJoinLateral(song, sql`true`)
    .where(ofOwner(owner))
    .orderBy(asc(sql`coalesce(${song.ordem}, lower(${louvorFavorito.titulo}))`), asc(louvorFavorito.louvorId))
    .limit(setListLimits.favourites)
  return rows.map(({ kept, found, titulo, ...rest }) => ({
    ...rest,
    titulo: titulo ?? kept,
    flagExiste: found !== null,
  }))
}

/** Serialises what a person adds, for the limits. */
export const lockOwner = (tx: NodePgDatabase, { igrejaId, id }: Owner) =>
  tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, igrejaId), eq(usuario.id, id)))
    .for('update')

/** Refuses one more than a person may keep; the field tells of what. */
export const limitReached = (field: 'favoritos' | 'repertorios') =>
  new ProblemError('conflict', [{ field, code: 'limit', message: 'there are as many as one person may keep' }])

/**
 * Marks a song; one that is marked already stays so.
 * @throws ProblemError not_found for a song that the church does not show; conflict beyond the limit
 */
export async function addFavourite(tx: NodePgDatabase, owner: Owner, songId: number): Promise<void> {
  await lockOwner(tx, owner)
  const [song] = await tx
    .select({ titulo: louvor.titulo })
    .from(louvor)
    .where(and(eq(louvor.igrejaId, owner.igrejaId), eq(louvor.id, songId)))
  if (!song) throw notFound()
  const [made] = await tx
    .insert(louvorFavorito)
    .values({ igrejaId: owner.igrejaId, usuarioId: owner.id, louvorId: songId, titulo: song.titulo })
    .onConflictDoNothing()
    .returning({ id: louvorFavorito.louvorId })
  if (!made) return
  const [{ held } = { held: 0 }] = await tx.select({ held: count() }).from(louvorFavorito).where(ofOwner(owner))
  // rolled back with the transaction
  if (held > setListLimits.favourites) throw limitReached('favoritos')
}

/** A song that is not marked stays so. */
export const removeFavourite = (tx: NodePgDatabase, owner: Owner, songId: number) =>
  tx.delete(louvorFavorito).where(and(ofOwner(owner), eq(louvorFavorito.louvorId, songId)))
