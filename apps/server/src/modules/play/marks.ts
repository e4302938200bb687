import type { MarcaVideoWire, PosicaoVideoWire } from '@atrio/contract'
import { isWatchedAt } from '@atrio/contract/rules'
import { and, desc, eq, getTableName, gt, inArray, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { rowsAmong } from '../../database/rows-among.ts'
import { coletanea, type Entry, entryFields, ofItsCollection, published } from './entries.ts'
import { planoAssinaturaConteudo as conteudo, planoAssinaturaPosicao as posicao } from './play.tables.ts'

type Owner = { church: number; user: number }
/** One row of cards. */
const MAX_CONTINUED = 12
/** Of so many begun last: more than a row, as a church may have withdrawn some of them. */
const MAX_BEGUN = 100

const ofOwner = ({ church, user }: Owner) => and(eq(posicao.igrejaId, church), eq(posicao.usuarioId, user))
const mark = {
  idConteudo: posicao.conteudoId,
  segundos: posicao.segundos,
  duracaoSegundos: posicao.duracaoSegundos,
  dataConclusao: posicao.dataConclusao,
}
type Row = Pick<typeof posicao.$inferSelect, 'segundos' | 'duracaoSegundos' | 'dataConclusao'> & { idConteudo: number }

export const toMark = ({ dataConclusao, ...row }: Row): MarcaVideoWire => ({
  ...row,
  flagAssistido: dataConclusao !== null,
})

/** A person's marks on the videos of one list, by their key: one statement, whatever else there is. */
export const readMarks = (db: NodePgDatabase, owner: Owner, ids: readonly number[]): Promise<Row[]> =>
  db
    .select(mark)
    .from(posicao)
    .where(and(ofOwner(owner), inArray(posicao.conteudoId, [...ids])))

const lastBegun = (db: NodePgDatabase, owner: Owner) =>
  db
    .select()
    .from(posicao)
    .where(and(ofOwner(owner), gt(posicao.segundos, 0), isNull(posicao.dataConclusao)))
    .orderBy(desc(posicao.dataUltimaAlteracao), desc(posicao.conteudoId))
    .limit(MAX_BEGUN)
    .as(getTableName(posicao))

/** Videos that a person has begun and not watched to the end, the last one first. */
export const readContinued = (db: NodePgDatabase, owner: Owner, now: Date): Promise<(Entry & { mark: Row })[]> => {
  const ids = db.select({ id: posicao.conteudoId }).from(lastBegun(db, owner))
  return db
    .select({ ...entryFields(now), mark })
    .from(lastBegun(db, owner))
    .innerJoin(
      rowsAmong(db, conteudo.id, ids, published(owner.church, now)),
      and(eq(conteudo.igrejaId, posicao.igrejaId), eq(conteudo.id, posicao.conteudoId)),
    )
    .leftJoin(coletanea, ofItsCollection)
    .orderBy(desc(posicao.dataUltimaAlteracao), desc(posicao.conteudoId))
    .limit(MAX_CONTINUED)
}

type Place = PosicaoVideoWire & {
  id: number
  /** As the church says. */
  length: number | null
  now: Date
}

/**
 * Stores where a person stopped. From 90 % on a video is watched, and stays so however often it is begun again, until
 * its person says otherwise.
 */
export async function keepPlace(db: NodePgDatabase, owner: Owner, place: Place): Promise<MarcaVideoWire> {
  const { id, length, now, segundos, flagAssistido, duracaoSegundos } = place
  const watched = flagAssistido ?? (isWatchedAt(segundos, length ?? duracaoSegundos ?? null) || undefined)
  const dataConclusao = watched === undefined ? {} : { dataConclusao: watched ? now : null }
  const values = {
    segundos,
    dataUltimaAlteracao: now,
    ...(duracaoSegundos !== undefined && { duracaoSegundos }),
    ...dataConclusao,
  }
  const [row] = await db
    .insert(posicao)
    .values({ igrejaId: owner.church, usuarioId: owner.user, conteudoId: id, ...values })
    .onConflictDoUpdate({ target: [posicao.igrejaId, posicao.usuarioId, posicao.conteudoId], set: values })
    .returning(mark)
  if (!row) throw new Error('a place was not stored')
  return toMark(row)
}
