import { asc, eq } from 'drizzle-orm'
import { filled } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { Fields, Maybe, Text } from '../format/fields.ts'
import { devocional } from '../tables.ts'
import { writingFields, writingFile, writingRow } from './writing.rows.ts'

/** `devocionais/<slug>.md`: the devotional of one day, with its verse. */
export const devotionalsKind = defineKind({
  path: /^devocionais\/([a-z0-9][a-z0-9-]{0,62})\.md$/,
  schema: Fields({
    ...writingFields,
    referencia: Maybe(Text(80)),
    versiculo: Maybe(Text(1_000)),
    creditoVersiculo: Maybe(Text(120)),
  }),
  write: async (church, entries) => {
    const rows = []
    for (const entry of entries)
      rows.push({
        ...(await writingRow(church, entry)),
        referencia: entry.data.referencia ?? null,
        versiculo: entry.data.versiculo?.trim() ?? null,
        creditoVersiculo: entry.data.creditoVersiculo ?? null,
      })
    await church.replace(devocional, { key: (row) => row.slug, rows })
  },
  read: async (reader) => {
    const { db, church } = reader
    const rows = await db.select().from(devocional).where(eq(devocional.igrejaId, church)).orderBy(asc(devocional.slug))
    const files = []
    for (const row of rows) {
      const { referencia, versiculo, creditoVersiculo } = row
      const data = filled({ ...(await writingFile(reader, row)), referencia, versiculo, creditoVersiculo })
      files.push({ path: `devocionais/${row.slug}.md`, data, html: row.conteudo })
    }
    return files
  },
})
