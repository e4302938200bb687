import { asc, eq } from 'drizzle-orm'
import Type from 'typebox'
import { fileInstant, filled } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { Fields, InstantText, Maybe, Text } from '../format/fields.ts'
import { ebd } from '../tables.ts'
import { Documents, readDocuments, writeDocuments, writingFields, writingFile, writingRow } from './writing.rows.ts'

const Lesson = Fields({
  titulo: Text(150),
  referencia: Maybe(Text(80)),
  resumo: Maybe(Text(600)),
  data: Maybe(InstantText),
})

/** `ebd/<slug>.md`: a class of the Sunday school with its lessons. */
export const sundaySchoolKind = defineKind({
  path: /^ebd\/([a-z0-9][a-z0-9-]{0,62})\.md$/,
  schema: Fields({
    ...writingFields,
    publico: Maybe(Text(80)),
    encontro: Maybe(Text(200)),
    aulas: Maybe(Type.Array(Lesson, { maxItems: 60 })),
    arquivos: Maybe(Documents),
  }),
  write: async (church, entries) => {
    const rows = []
    for (const entry of entries)
      rows.push({
        ...(await writingRow(church, entry)),
        publico: entry.data.publico ?? null,
        encontro: entry.data.encontro ?? null,
        aulas: (entry.data.aulas ?? []).map(({ titulo, referencia, resumo, data }) => ({
          titulo,
          referencia: referencia ?? null,
          resumo: resumo ?? null,
          data: data ?? null,
        })),
        arquivos: await writeDocuments(church, entry.data.arquivos),
      })
    await church.replace(ebd, { key: (row) => row.slug, rows })
  },
  read: async (reader) => {
    const { db, church } = reader
    const rows = await db.select().from(ebd).where(eq(ebd.igrejaId, church)).orderBy(asc(ebd.slug))
    const files = []
    for (const row of rows) {
      const lessons = row.aulas.map((lesson) =>
        filled({ ...lesson, data: lesson.data === null ? null : fileInstant(new Date(lesson.data)) }),
      )
      const data = filled({
        ...(await writingFile(reader, row)),
        publico: row.publico,
        encontro: row.encontro,
        aulas: lessons.length > 0 ? lessons : null,
        arquivos: await readDocuments(reader, row.arquivos),
      })
      files.push({ path: `ebd/${row.slug}.md`, data, html: row.conteudo })
    }
    return files
  },
})
