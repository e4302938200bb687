import Type from 'typebox'
import { asc, eq } from 'drizzle-orm'
import { fileAddress, filled, wireAddress } from '../church-rows.ts'
import { defineKind, repeated } from '../content-kind.ts'
import { Address, Fields, Latitude, Longitude, Maybe, Text } from '../format/fields.ts'
import { congregacao } from '../tables.ts'

const schema = Type.Array(
  Fields({
    nome: Text(120),
    telefone: Maybe(Text(40)),
    endereco: Maybe(Address),
    latitude: Maybe(Latitude),
    longitude: Maybe(Longitude),
  }),
)

/** `congregacoes.json`: the church's other places of worship. */
export const congregationsKind = defineKind({
  path: /^congregacoes\.json$/,
  schema,
  check: (congregations) =>
    repeated(
      congregations,
      (item) => item.nome,
      (index) => [String(index), 'nome'],
    ),
  write: async (church, [congregations]) => {
    const rows = (congregations?.data ?? []).map((item, posicao) => ({
      nome: item.nome,
      telefone: item.telefone ?? null,
      endereco: wireAddress(item.endereco),
      latitude: item.latitude ?? null,
      longitude: item.longitude ?? null,
      posicao,
    }))
    await church.replace(congregacao, { key: (row) => row.nome, rows })
  },
  read: async ({ db, church }) => {
    const rows = await db
      .select()
      .from(congregacao)
      .where(eq(congregacao.igrejaId, church))
      .orderBy(asc(congregacao.posicao))
    const data = rows.map(({ igrejaId: _church, id: _id, posicao: _order, endereco, ...item }) =>
      filled({ ...item, endereco: fileAddress(endereco) }),
    )
    return data.length > 0 ? [{ path: 'congregacoes.json', data, html: null }] : []
  },
})
