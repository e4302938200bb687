import type { PlanoAssinaturaConteudoResumoWire } from '@atrio/contract'
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { planoAssinaturaConteudo as conteudo } from './play.tables.ts'

/** A video's collection; to be joined wherever entries are read. */
export const coletanea = alias(conteudo, 'coletanea')
export const ofItsCollection = and(eq(coletanea.igrejaId, conteudo.igrejaId), eq(coletanea.id, conteudo.coletaneaId))

/** Whether it is published now. */
export const published = (church: number, now: Date): SQL | undefined =>
  and(eq(conteudo.igrejaId, church), lte(conteudo.dataPublicacao, now))

/** A video or collection in lists, without its address. @param now unpublished videos are not counted */
export const entryFields = (now: Date) => ({
  id: conteudo.id,
  igrejaId: conteudo.igrejaId,
  tipo: conteudo.tipo,
  titulo: conteudo.titulo,
  descricao: conteudo.descricao,
  imagem: conteudo.imagem,
  duracaoSegundos: conteudo.duracaoSegundos,
  flagDestaque: conteudo.flagDestaque,
  dataPublicacao: conteudo.dataPublicacao,
  coletanea: { id: coletanea.id, titulo: coletanea.titulo },
  qtdeVideos: sql<number | null>`case when ${conteudo.tipo} = 'coletanea' then (
    select count(*)::int from ${conteudo} contido where contido.igreja_id = ${conteudo.igrejaId}
      and contido.coletanea_id = ${conteudo.id} and contido.data_publicacao <= ${now.toISOString()}::timestamptz) end`,
})

type Row = typeof conteudo.$inferSelect
export type Entry = Pick<
  Row,
  'id' | 'igrejaId' | 'tipo' | 'titulo' | 'descricao' | 'imagem' | 'duracaoSegundos' | 'flagDestaque' | 'dataPublicacao'
> & { coletanea: { id: number; titulo: string } | null; qtdeVideos: number | null }

export const toEntry = (row: Entry): PlanoAssinaturaConteudoResumoWire => ({
  id: row.id,
  idIgreja: row.igrejaId,
  tipo: row.tipo,
  titulo: row.titulo,
  descricao: row.descricao,
  imagem: row.imagem,
  duracaoSegundos: row.duracaoSegundos,
  qtdeVideos: row.qtdeVideos,
  coletanea: row.coletanea,
  flagDestaque: row.flagDestaque,
  dataPublicacao: row.dataPublicacao.toISOString(),
})
