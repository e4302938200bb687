import { and, asc, between, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { churchRead } from '../../database/church-database.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { configurationOf, indexed } from './bible-words.ts'
import { traducaoBiblia, versiculoBiblia } from './bible.tables.ts'

export const PAGE = 20

/** The imported ones of the translations that a church offers, in its order. */
export async function readTranslations(db: NodePgDatabase, { traducoesBiblia }: DirectoryChurch) {
  if (traducoesBiblia.length === 0) return []
  const { dataImportacao: _imported, ...columns } = traducaoColumns
  const rows = await db.select(columns).from(traducaoBiblia).where(inArray(traducaoBiblia.codigo, traducoesBiblia))
  return rows.sort((a, b) => traducoesBiblia.indexOf(a.codigo) - traducoesBiblia.indexOf(b.codigo))
}

const traducaoColumns = {
  codigo: traducaoBiblia.codigo,
  nome: traducaoBiblia.nome,
  sigla: traducaoBiblia.sigla,
  idioma: traducaoBiblia.idioma,
  licenca: traducaoBiblia.licenca,
  livros: traducaoBiblia.livros,
  dataImportacao: traducaoBiblia.dataImportacao,
}

/** The verses of a chapter, whose ids are between two. */
export const readChapter = churchRead((db) =>
  db
    .select({
      numero: versiculoBiblia.numero,
      numeroFinal: versiculoBiblia.numeroFinal,
      titulo: versiculoBiblia.titulo,
      flagParagrafo: versiculoBiblia.flagParagrafo,
      texto: versiculoBiblia.texto,
    })
    .from(versiculoBiblia)
    .where(
      and(
        eq(versiculoBiblia.traducao, sql.placeholder('translation')),
        between(versiculoBiblia.id, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .orderBy(asc(versiculoBiblia.id))
    .prepare('bible.chapter'),
)

type Search = { translation: string; language: string; text: string; after: number }

/** Verses that have all words, one more than a page holds. */
export function searchVerses(db: NodePgDatabase, { translation, language, text, after }: Search) {
  const configuration = sql`${configurationOf(language)}::regconfig`
  const query = sql`plainto_tsquery(${configuration}, ${indexed(text)})`
  return db
    .select({
      id: versiculoBiblia.id,
      livro: versiculoBiblia.livro,
      capitulo: versiculoBiblia.capitulo,
      numero: versiculoBiblia.numero,
      texto: versiculoBiblia.texto,
      posicoes: sql<
        number[]
      >`array(select position from unnest(${versiculoBiblia.busca}) found, unnest(found.positions) position
        where found.lexeme = any(tsvector_to_array(to_tsvector(${configuration}, ${indexed(text)}))))`,
    })
    .from(versiculoBiblia)
    .where(
      and(
        eq(versiculoBiblia.traducao, translation),
        sql`${versiculoBiblia.busca} @@ ${query}`,
        sql`${versiculoBiblia.id} > ${after}`,
      ),
    )
    .orderBy(asc(versiculoBiblia.id))
    .limit(PAGE + 1)
}
