import { MAX_PLAN_DAYS } from '@atrio/contract'
import { and, asc, eq, exists, inArray, not, sql } from 'drizzle-orm'
import Type from 'typebox'
import { type ChurchWriter, filled } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { Fields, Maybe, Picture, Text } from '../format/fields.ts'
import { planoLeitura, planoLeituraAssinatura } from '../tables.ts'

const passage = Fields({
  referencia: Text(80),
  /** USFM code: PSA, MRK */
  livro: Maybe(Type.String({ pattern: '^[1-4A-Z][A-Z0-9]{2}$' })),
  capitulo: Maybe(Type.Integer({ minimum: 1, maximum: 150 })),
})
const day = Fields({
  titulo: Maybe(Text(120)),
  texto: Maybe(Text(1_000)),
  passagens: Type.Array(passage, { minItems: 1, maxItems: 12 }),
})

/**
 * `planos-leitura/<slug>.json`: Bible passages by day. A plan in use that leaves the folder is kept for its readers but
 * not listed; when it comes back it is listed again.
 */
export const readingPlansKind = defineKind({
  path: /^planos-leitura\/([a-z0-9][a-z0-9-]{0,62})\.json$/,
  schema: Fields({
    nome: Text(120),
    descricao: Maybe(Text(600)),
    imagem: Maybe(Picture),
    posicao: Maybe(Type.Integer({ minimum: 0, maximum: 999 })),
    dias: Type.Array(day, { minItems: 1, maxItems: MAX_PLAN_DAYS }),
  }),
  write: async (church, entries) => {
    await keepHeld(
      church,
      entries.map(({ slug }) => slug),
    )
    const rows = []
    for (const { slug, data } of entries)
      rows.push({
        slug,
        nome: data.nome,
        descricao: data.descricao ?? null,
        posicao: data.posicao ?? 0,
        imagem: await church.picture(data.imagem),
        qtdeDias: data.dias.length,
        dias: data.dias.map(({ titulo = null, texto = null, passagens }) => ({
          titulo,
          texto,
          passagens: passagens.map(({ referencia, livro = null, capitulo = null }) => ({
            referencia,
            livro,
            capitulo,
          })),
        })),
      })
    await church.replace(planoLeitura, { key: (row) => row.slug, rows, among: eq(planoLeitura.flagAtivo, true) })
  },
  read: async ({ db, church, picture }) => {
    const rows = await db
      .select()
      .from(planoLeitura)
      .where(and(eq(planoLeitura.igrejaId, church), eq(planoLeitura.flagAtivo, true)))
      .orderBy(asc(planoLeitura.slug))
    const files = []
    for (const { slug, nome, descricao, posicao, imagem, dias } of rows) {
      const data = filled({ nome, descricao, posicao, imagem: await picture(imagem) })
      const days = dias.map(({ passagens, ...words }) => ({ ...filled(words), passagens: passagens.map(filled) }))
      files.push({ path: `planos-leitura/${slug}.json`, data: { ...data, dias: days }, html: null })
    }
    return files
  },
})

async function keepHeld({ church, db }: ChurchWriter, slugs: string[]): Promise<void> {
  const here = eq(planoLeitura.igrejaId, church)
  const named = slugs.length > 0 ? inArray(planoLeitura.slug, slugs) : sql`false`
  const readings = db
    .select({ id: planoLeituraAssinatura.id })
    .from(planoLeituraAssinatura)
    .where(
      and(
        eq(planoLeituraAssinatura.igrejaId, planoLeitura.igrejaId),
        eq(planoLeituraAssinatura.planoLeituraId, planoLeitura.id),
      ),
    )
  await db
    .update(planoLeitura)
    .set({ flagAtivo: true })
    .where(and(here, eq(planoLeitura.flagAtivo, false), named))
  await db
    .update(planoLeitura)
    .set({ flagAtivo: false })
    .where(and(here, eq(planoLeitura.flagAtivo, true), not(named), exists(readings)))
}
