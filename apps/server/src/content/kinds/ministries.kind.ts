import type { ImagemWire } from '@atrio/contract'
import { and, asc, eq } from 'drizzle-orm'
import Type from 'typebox'
import { type ChurchReader, filled } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { BodyFormat, Fields, Maybe, Picture, Slug, Text } from '../format/fields.ts'
import { ministerio, ministerioProjeto } from '../tables.ts'

const area = {
  formato: Maybe(BodyFormat),
  nome: Text(120),
  resumo: Maybe(Text(400)),
  imagem: Maybe(Picture),
  posicao: Maybe(Type.Integer({ minimum: 0, maximum: 999 })),
}

type Row = { nome: string; resumo: string | null; imagem: ImagemWire | null; posicao: number }
const areaFile = async ({ picture }: ChurchReader, { nome, resumo, imagem, posicao }: Row) => ({
  nome,
  resumo,
  posicao,
  imagem: await picture(imagem),
})

/** `ministerios/<slug>.md`: an area of the church's work. */
export const ministriesKind = defineKind({
  path: /^ministerios\/([a-z0-9][a-z0-9-]{0,62})\.md$/,
  schema: Fields({
    ...area,
    responsavel: Maybe(Text(120)),
    encontro: Maybe(Text(200)),
    email: Maybe(Type.String({ pattern: '^[^\\s@<>]+@[^\\s@<>]+$', maxLength: 200 })),
    telefone: Maybe(Text(30)),
  }),
  write: async (church, entries) => {
    const rows = []
    for (const { slug, data, html } of entries)
      rows.push({
        slug,
        nome: data.nome,
        resumo: data.resumo ?? null,
        conteudo: html,
        imagem: await church.picture(data.imagem),
        posicao: data.posicao ?? 0,
        responsavel: data.responsavel ?? null,
        encontro: data.encontro ?? null,
        email: data.email ?? null,
        telefone: data.telefone ?? null,
      })
    await church.replace(ministerio, { key: (row) => row.slug, rows })
  },
  read: async (reader) => {
    const { db, church } = reader
    const rows = await db.select().from(ministerio).where(eq(ministerio.igrejaId, church)).orderBy(asc(ministerio.slug))
    const files = []
    for (const row of rows) {
      const { responsavel, encontro, email, telefone } = row
      const data = filled({ ...(await areaFile(reader, row)), responsavel, encontro, email, telefone })
      files.push({ path: `ministerios/${row.slug}.md`, data, html: row.conteudo })
    }
    return files
  },
})

/** `projetos/<slug>.md`: a project of a ministry, which is referred to by its slug. */
export const projectsKind = defineKind({
  path: /^projetos\/([a-z0-9][a-z0-9-]{0,62})\.md$/,
  schema: Fields({ ...area, ministerio: Slug }),
  write: async (church, entries) => {
    const ministries = await church.db
      .select({ id: ministerio.id, slug: ministerio.slug })
      .from(ministerio)
      .where(eq(ministerio.igrejaId, church.church))
    const rows = []
    for (const { slug, data, html } of entries) {
      const of = ministries.find((ministry) => ministry.slug === data.ministerio)
      if (!of) throw new Error(`projetos/${slug}.md: there is no ministerios/${data.ministerio}.md`)
      rows.push({
        slug,
        ministerioId: of.id,
        nome: data.nome,
        resumo: data.resumo ?? null,
        conteudo: html,
        imagem: await church.picture(data.imagem),
        posicao: data.posicao ?? 0,
      })
    }
    await church.replace(ministerioProjeto, { key: (row) => row.slug, rows })
  },
  read: async (reader) => {
    const { db, church } = reader
    const rows = await db
      .select({ row: ministerioProjeto, of: ministerio.slug })
      .from(ministerioProjeto)
      .innerJoin(
        ministerio,
        and(eq(ministerio.igrejaId, ministerioProjeto.igrejaId), eq(ministerio.id, ministerioProjeto.ministerioId)),
      )
      .where(eq(ministerioProjeto.igrejaId, church))
      .orderBy(asc(ministerioProjeto.slug))
    const files = []
    for (const { row, of } of rows) {
      const data = filled({ ...(await areaFile(reader, row)), ministerio: of })
      files.push({ path: `projetos/${row.slug}.md`, data, html: row.conteudo })
    }
    return files
  },
})
