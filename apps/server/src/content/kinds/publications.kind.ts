import { and, asc, eq } from 'drizzle-orm'
import Type from 'typebox'
import { filled } from '../church-rows.ts'
import { defineKind, repeated } from '../content-kind.ts'
import { Fields, Maybe, Slug, Text } from '../format/fields.ts'
import { publicacao, publicacaoTipo } from '../tables.ts'
import { Documents, readDocuments, writeDocuments, writingFields, writingFile, writingRow } from './writing.rows.ts'

/** `publicacoes.json`: the types of publications, in their order. */
export const publicationTypesKind = defineKind({
  path: /^publicacoes\.json$/,
  schema: Type.Array(Fields({ slug: Slug, nome: Text(80), descricao: Maybe(Text(300)) })),
  check: (types) =>
    repeated(
      types,
      ({ slug }) => slug,
      (index) => [String(index), 'slug'],
    ),
  write: async (church, [file]) => {
    const rows = (file?.data ?? []).map(({ slug, nome, descricao }, posicao) => ({
      slug,
      nome,
      posicao,
      descricao: descricao ?? null,
    }))
    await church.replace(publicacaoTipo, { key: (row) => row.slug, rows })
  },
  read: async ({ db, church }) => {
    const rows = await db
      .select({ slug: publicacaoTipo.slug, nome: publicacaoTipo.nome, descricao: publicacaoTipo.descricao })
      .from(publicacaoTipo)
      .where(eq(publicacaoTipo.igrejaId, church))
      .orderBy(asc(publicacaoTipo.posicao), asc(publicacaoTipo.id))
    return rows.length === 0 ? [] : [{ path: 'publicacoes.json', data: rows.map(filled), html: null }]
  },
})

/** `publicacoes/<slug>.md`: one publication; its type is one of `publicacoes.json`. */
export const publicationsKind = defineKind({
  path: /^publicacoes\/([a-z0-9][a-z0-9-]{0,62})\.md$/,
  schema: Fields({ ...writingFields, tipo: Slug, arquivos: Maybe(Documents) }),
  write: async (church, entries) => {
    const types = await church.db
      .select({ id: publicacaoTipo.id, slug: publicacaoTipo.slug })
      .from(publicacaoTipo)
      .where(eq(publicacaoTipo.igrejaId, church.church))
    const rows = []
    for (const entry of entries) {
      const type = types.find(({ slug }) => slug === entry.data.tipo)
      if (!type) throw new Error(`publicacoes/${entry.slug}.md: "${entry.data.tipo}" is not among publicacoes.json`)
      rows.push({
        ...(await writingRow(church, entry)),
        publicacaoTipoId: type.id,
        arquivos: await writeDocuments(church, entry.data.arquivos),
      })
    }
    await church.replace(publicacao, { key: (row) => row.slug, rows })
  },
  read: async (reader) => {
    const { db, church } = reader
    const rows = await db
      .select({ row: publicacao, type: publicacaoTipo.slug })
      .from(publicacao)
      .innerJoin(
        publicacaoTipo,
        and(eq(publicacaoTipo.igrejaId, publicacao.igrejaId), eq(publicacaoTipo.id, publicacao.publicacaoTipoId)),
      )
      .where(eq(publicacao.igrejaId, church))
      .orderBy(asc(publicacao.slug))
    const files = []
    for (const { row, type } of rows) {
      const arquivos = await readDocuments(reader, row.arquivos)
      const data = filled({ ...(await writingFile(reader, row)), tipo: type, arquivos })
      files.push({ path: `publicacoes/${row.slug}.md`, data, html: row.conteudo })
    }
    return files
  },
})
