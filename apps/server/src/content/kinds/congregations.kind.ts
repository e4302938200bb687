import Type, { type Static } from 'typebox'
import { asc, eq } from 'drizzle-orm'
import { type ChurchWriter, fileAddress, filled, wireAddress } from '../church-rows.ts'
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
export type Congregations = Static<typeof schema>

/** What an import does to the congregations of a church: one may get another name, others may end. */
interface ChangedCongregations {
  renamed?: { from: string; to: string }
  ended: string[]
}

/**
 * One name that went while exactly one came is the same congregation under another name: its row stays, and with it the
 * choice of its members.
 */
export async function changedCongregations(
  { db, church }: Pick<ChurchWriter, 'db' | 'church'>,
  congregations: Congregations,
): Promise<ChangedCongregations> {
  const named = congregations.map(({ nome }) => nome)
  const present = await db.select({ nome: congregacao.nome }).from(congregacao).where(eq(congregacao.igrejaId, church))
  const former = present.map(({ nome }) => nome)
  const gone = former.filter((nome) => !named.includes(nome))
  const come = named.filter((nome) => !former.includes(nome))
  const [from, to] = [gone[0], come[0]]
  const isRenamed = gone.length === 1 && come.length === 1 && from !== undefined && to !== undefined
  return isRenamed ? { renamed: { from, to }, ended: [] } : { ended: gone }
}

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
  write: async (church, [file]) => {
    const congregations = file?.data ?? []
    const rows = congregations.map((item, posicao) => ({
      nome: item.nome,
      telefone: item.telefone ?? null,
      endereco: wireAddress(item.endereco),
      latitude: item.latitude ?? null,
      longitude: item.longitude ?? null,
      posicao,
    }))
    // that these end is the operator's answer: nothing is left to guess
    const { renamed } = church.endCongregations ? {} : await changedCongregations(church, congregations)
    if (renamed !== undefined)
      church.note(
        `congregacoes.json: "${renamed.from}" is called "${renamed.to}" now, and keeps its members; where that is another congregation, import the former folder again, then this one with --end-congregations`,
      )
    await church.replace(congregacao, { key: ({ nome }) => (nome === renamed?.from ? renamed.to : nome), rows })
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
