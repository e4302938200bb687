import Type from 'typebox'
import { and, asc, eq } from 'drizzle-orm'
import { filled } from '../church-rows.ts'
import { defineKind, repeated } from '../content-kind.ts'
import { Fields, Flag, Maybe, Money, Text } from '../format/fields.ts'
import { pagamentoMotivo } from '../tables.ts'

const schema = Type.Array(
  Fields({
    nome: Text(120),
    descricao: Maybe(Text(500)),
    valorMinimo: Maybe(Money),
    valorMaximo: Maybe(Money),
    flagRecorrencia: Maybe(Flag),
    meta: Maybe(Money),
    recebidoFora: Maybe(Money),
  }),
)

/**
 * `motivos.json`: giving reasons. A gift must exceed `valorMinimo` (document 1 section 5), and is at most
 * `valorMaximo`; `meta` is what the church collects for it, `recebidoFora` what of that did not come by the portal.
 */
export const givingReasonsKind = defineKind({
  path: /^motivos\.json$/,
  schema,
  check: (reasons) => [
    ...repeated(
      reasons,
      (reason) => reason.nome,
      (index) => [String(index), 'nome'],
    ),
    ...reasons.flatMap(({ valorMinimo = 0, valorMaximo }, index) =>
      valorMaximo === undefined || valorMaximo > valorMinimo
        ? []
        : [{ path: [String(index), 'valorMaximo'], message: 'must be more than valorMinimo' }],
    ),
    ...reasons.flatMap(({ meta, recebidoFora }, index) => [
      ...(meta === 0 ? [{ path: [String(index), 'meta'], message: 'must be more than 0' }] : []),
      ...(meta === undefined && recebidoFora !== undefined
        ? [{ path: [String(index), 'recebidoFora'], message: 'is of a meta: name one' }]
        : []),
    ]),
  ],
  write: async (church, [reasons]) => {
    const rows = (reasons?.data ?? []).map((reason, posicao) => ({
      nome: reason.nome,
      descricao: reason.descricao ?? null,
      valorMinimo: reason.valorMinimo ?? 0,
      valorMaximo: reason.valorMaximo ?? null,
      flagRecorrencia: reason.flagRecorrencia ?? false,
      flagDoacao: true,
      posicao,
      meta: reason.meta ?? null,
      recebidoFora: reason.recebidoFora ?? 0,
    }))
    await church.replace(pagamentoMotivo, {
      key: (row) => row.nome,
      rows,
      among: eq(pagamentoMotivo.flagDoacao, true),
    })
  },
  read: async ({ db, church }) => {
    const rows = await db
      .select()
      .from(pagamentoMotivo)
      .where(and(eq(pagamentoMotivo.igrejaId, church), eq(pagamentoMotivo.flagDoacao, true)))
      .orderBy(asc(pagamentoMotivo.posicao))
    const data = rows.map(({ igrejaId: _church, id: _id, posicao: _order, flagDoacao: _gift, ...reason }) =>
      filled({ ...reason, recebidoFora: reason.recebidoFora || null }),
    )
    return data.length > 0 ? [{ path: 'motivos.json', data, html: null }] : []
  },
})
