import Type from 'typebox'
import { asc, eq } from 'drizzle-orm'
import { filled } from '../church-rows.ts'
import { defineKind, repeated } from '../content-kind.ts'
import { Fields, LinkOrPath, Maybe, Picture, Text } from '../format/fields.ts'
import { banner } from '../tables.ts'

const schema = Type.Array(
  Fields({
    chamada: Maybe(Text(80)),
    titulo: Text(100),
    descricao: Maybe(Text()),
    imagem: Maybe(Picture),
    url: Maybe(LinkOrPath),
    textoBotao: Maybe(Text(40)),
  }),
)

/** `banners.json`: the carousel on the home page, in its order. */
export const bannersKind = defineKind({
  path: /^banners\.json$/,
  schema,
  check: (banners) =>
    repeated(
      banners,
      (banner) => banner.titulo,
      (index) => [String(index), 'titulo'],
    ),
  write: async (church, [banners]) => {
    const rows = []
    for (const [posicao, item] of (banners?.data ?? []).entries())
      rows.push({
        chamada: item.chamada ?? null,
        titulo: item.titulo,
        descricao: item.descricao ?? null,
        imagem: await church.picture(item.imagem),
        url: item.url ?? null,
        textoBotao: item.textoBotao ?? null,
        posicao,
      })
    await church.replace(banner, { key: (row) => row.titulo, rows })
  },
  read: async ({ db, church, picture }) => {
    const rows = await db.select().from(banner).where(eq(banner.igrejaId, church)).orderBy(asc(banner.posicao))
    const data = []
    for (const { igrejaId: _church, id: _id, posicao: _order, imagem, ...item } of rows)
      data.push(filled({ ...item, imagem: await picture(imagem) }))
    return data.length > 0 ? [{ path: 'banners.json', data, html: null }] : []
  },
})
