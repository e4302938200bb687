import Type from 'typebox'
import { menuCodes } from '@atrio/contract'
import { asc, eq } from 'drizzle-orm'
import { filled } from '../church-rows.ts'
import { defineKind, repeated } from '../content-kind.ts'
import { Fields, Flag, Link, Maybe, Text } from '../format/fields.ts'
import { igrejaAppMenu } from '../tables.ts'

/** Entries that lead out of the portal, and so need an address. */
const NEEDS_URL = ['PODCAST_EXTERNO', 'RADIO', 'REDE_SOCIAL', 'VOLUTS', 'MYKIDS', 'LINK']

const schema = Type.Array(
  Fields({
    codigo: Type.Enum([...menuCodes]),
    nome: Text(60),
    nomeIngles: Text(60),
    nomeEspanhol: Text(60),
    url: Maybe(Link),
    flagAtivo: Maybe(Flag),
  }),
)

/** `menu.json`: the More menu, in its order. */
export const menuKind = defineKind({
  path: /^menu\.json$/,
  schema,
  check: (items) => [
    ...repeated(
      items,
      (item) => `${item.codigo} ${item.nome}`,
      (index) => [String(index), 'nome'],
    ),
    ...items.flatMap((item, index) =>
      item.url === undefined && NEEDS_URL.includes(item.codigo)
        ? [{ path: [String(index), 'url'], message: `is missing: ${item.codigo} leads out of the portal` }]
        : [],
    ),
  ],
  write: async (church, [menu]) => {
    const rows = (menu?.data ?? []).map((item, posicao) => ({
      ...item,
      url: item.url ?? null,
      flagAtivo: item.flagAtivo ?? true,
      posicao,
    }))
    await church.replace(igrejaAppMenu, { key: (row) => `${row.codigo} ${row.nome}`, rows })
  },
  read: async ({ db, church }) => {
    const rows = await db
      .select()
      .from(igrejaAppMenu)
      .where(eq(igrejaAppMenu.igrejaId, church))
      .orderBy(asc(igrejaAppMenu.posicao))
    const data = rows.map(({ igrejaId: _church, id: _id, posicao: _order, ...item }) => filled(item))
    return data.length > 0 ? [{ path: 'menu.json', data, html: null }] : []
  },
})
