import { asc, eq } from 'drizzle-orm'
import { filled } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { Fields } from '../format/fields.ts'
import { noticia } from '../tables.ts'
import { writingFields, writingFile, writingRow } from './writing.rows.ts'

/** `noticias/<slug>.md`: one item of the church's news. */
export const newsKind = defineKind({
  path: /^noticias\/([a-z0-9][a-z0-9-]{0,62})\.md$/,
  schema: Fields(writingFields),
  write: async (church, entries) => {
    const rows = []
    for (const entry of entries) rows.push(await writingRow(church, entry))
    await church.replace(noticia, { key: (row) => row.slug, rows })
  },
  read: async (reader) => {
    const { db, church } = reader
    const rows = await db.select().from(noticia).where(eq(noticia.igrejaId, church)).orderBy(asc(noticia.slug))
    const files = []
    for (const row of rows)
      files.push({
        path: `noticias/${row.slug}.md`,
        data: filled(await writingFile(reader, row)),
        html: row.conteudo,
      })
    return files
  },
})
