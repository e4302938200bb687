import type { PlayContentType } from '@atrio/contract'
import { and, asc, desc, eq, exists, like, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isAmong } from '../../database/rows-among.ts'
import type { Cursor } from '../../http/page-cursor.ts'
import { searchWords } from '../../platform/search-text.ts'
import { coletanea, type Entry, entryFields, ofItsCollection, published } from './entries.ts'
import {
  planoAssinaturaConfiguracao as configuracao,
  planoAssinaturaConteudo as conteudo,
  planoAssinaturaConteudoTag as conteudoTag,
  planoAssinaturaPosicao as posicao,
  planoAssinaturaTag as tag,
  usuarioPlanoAssinaturaConteudo as minhaLista,
} from './play.tables.ts'
import { isSubscriber } from './subscriptions.reads.ts'

export const PAGE = 24
/** A collection is not paged: the content format limits its size. */
export const MAX_IN_COLLECTION = 100

type At = { church: number; now: Date }
export type Wanted = {
  featured?: boolean
  tag?: number
  collection?: number
  type?: PlayContentType
  search?: string
  after: Cursor<number> | null
}

/** Contents, newest first, or a collection's in its order. The additional row shows whether another page follows. */
export function readContents(db: NodePgDatabase, { church, now }: At, wanted: Wanted): Promise<Entry[]> {
  const { after, collection } = wanted
  const place = after && sql`(${new Date(after.sort).toISOString()}::timestamptz, ${after.id}::bigint)`
  const tagged = (id: number) =>
    exists(
      db
        .select()
        .from(conteudoTag)
        .where(
          and(eq(conteudoTag.igrejaId, church), eq(conteudoTag.tagId, id), eq(conteudoTag.conteudoId, conteudo.id)),
        ),
    )
  const conditions: (SQL | undefined)[] = [
    published(church, now),
    wanted.featured === undefined ? undefined : eq(conteudo.flagDestaque, wanted.featured),
    wanted.type && eq(conteudo.tipo, wanted.type),
    wanted.tag === undefined ? undefined : tagged(wanted.tag),
    collection === undefined ? undefined : eq(conteudo.coletaneaId, collection),
    // plain words have only letters and digits, so no wildcards of LIKE
    ...searchWords(wanted.search ?? '').map((word) => like(conteudo.busca, `%${word}%`)),
    place ? sql`(${conteudo.dataPublicacao}, ${conteudo.id}) < ${place}` : undefined,
  ]
  const found = db
    .select(entryFields(now))
    .from(conteudo)
    .leftJoin(coletanea, ofItsCollection)
    .where(and(...conditions))
  return collection === undefined
    ? found.orderBy(desc(conteudo.dataPublicacao), desc(conteudo.id)).limit(PAGE + 1)
    : found.orderBy(asc(conteudo.posicao), asc(conteudo.id)).limit(MAX_IN_COLLECTION)
}

const ofTag = and(eq(tag.igrejaId, conteudoTag.igrejaId), eq(tag.id, conteudoTag.tagId))

/** The rows of the Play home; the content format limits their sizes. */
export const readHomeTags = (db: NodePgDatabase, { church, now }: At) =>
  db
    .select({ ...entryFields(now), tag: { id: tag.id, nome: tag.nome } })
    .from(conteudoTag)
    .innerJoin(tag, ofTag)
    .innerJoin(conteudo, and(eq(conteudo.igrejaId, conteudoTag.igrejaId), eq(conteudo.id, conteudoTag.conteudoId)))
    .leftJoin(coletanea, ofItsCollection)
    .where(and(eq(conteudoTag.igrejaId, church), published(church, now)))
    .orderBy(asc(tag.posicao), asc(tag.id), asc(conteudoTag.posicao), asc(conteudoTag.id))

const tagsOf = (db: NodePgDatabase) =>
  db
    .select({ id: conteudoTag.tagId })
    .from(conteudoTag)
    .where(and(eq(conteudoTag.igrejaId, conteudo.igrejaId), eq(conteudoTag.conteudoId, conteudo.id)))

/** One content with all that decides about access. @param user the person's user in the church, or 0 */
export async function readContent(db: NodePgDatabase, { church, now }: At, id: number, user: number) {
  const [row] = await db
    .select({
      ...entryFields(now),
      video: { servico: conteudo.servico, codigo: conteudo.codigo, url: conteudo.url, html: conteudo.html },
      subtitles: conteudo.legendas,
      visibility: configuracao.tipoVisibilidadeConteudo,
      subscribed: isSubscriber(db, { church, now }, user),
      listed: minhaLista.id,
      stopped: posicao.segundos,
      watched: sql<boolean>`${posicao.dataConclusao} is not null`,
      tags: sql<{ id: number; nome: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', ${tag.id}, 'nome', ${tag.nome}) order by ${tag.posicao}, ${tag.id})
        from ${tag} where ${tag.igrejaId} = ${conteudo.igrejaId} and ${isAmong(tag.id, tagsOf(db))}), '[]')`,
    })
    .from(conteudo)
    .leftJoin(coletanea, ofItsCollection)
    .leftJoin(configuracao, eq(configuracao.igrejaId, conteudo.igrejaId))
    .leftJoin(
      minhaLista,
      and(
        eq(minhaLista.igrejaId, conteudo.igrejaId),
        eq(minhaLista.conteudoId, conteudo.id),
        eq(minhaLista.usuarioId, user),
      ),
    )
    .leftJoin(
      posicao,
      and(eq(posicao.igrejaId, conteudo.igrejaId), eq(posicao.conteudoId, conteudo.id), eq(posicao.usuarioId, user)),
    )
    .where(and(published(church, now), eq(conteudo.id, id)))
  return row
}
