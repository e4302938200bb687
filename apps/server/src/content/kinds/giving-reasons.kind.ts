import Type, { type Static } from 'typebox'
import { and, asc, eq } from 'drizzle-orm'
import { type ChurchWriter, filled } from '../church-rows.ts'
import { comparable, defineKind, repeated } from '../content-kind.ts'
import { Fields, Flag, Maybe, Money, Text } from '../format/fields.ts'
import type { FieldProblem } from '../format/schema-issues.ts'
import { pagamentoMotivo } from '../tables.ts'

const schema = Type.Array(
  Fields({
    nome: Text(120),
    nomeAnterior: Maybe(Text(120)),
    descricao: Maybe(Text(500)),
    valorMinimo: Maybe(Money),
    valorMaximo: Maybe(Money),
    flagRecorrencia: Maybe(Flag),
    meta: Maybe(Money),
    recebidoFora: Maybe(Money),
  }),
)

export type Reasons = Static<typeof schema>

export const isGivingReasonOf = (church: number) =>
  and(eq(pagamentoMotivo.igrejaId, church), eq(pagamentoMotivo.flagDoacao, true))

/** What an import does to the giving reasons of a church: some get another name, others end. */
interface ChangedReasons {
  /** new names by former ones */
  renamed: ReadonlyMap<string, string>
  ended: string[]
}

/**
 * Only a reason that names its former name is the same under another one: a guess could charge givers for what they never
 * agreed to. Where the new name is there already, it was renamed before.
 */
export async function changedReasons(
  { db, church }: Pick<ChurchWriter, 'db' | 'church'>,
  reasons: Reasons,
): Promise<ChangedReasons> {
  const present = await db.select({ nome: pagamentoMotivo.nome }).from(pagamentoMotivo).where(isGivingReasonOf(church))
  const former = new Set(present.map(({ nome }) => nome))
  const renamed = new Map<string, string>()
  for (const nome of former) {
    const successor = successorOf(nome, reasons)
    if (successor !== undefined && !former.has(successor)) renamed.set(nome, successor)
  }
  const kept = new Set([...reasons.map(({ nome }) => nome), ...renamed.keys()])
  return { renamed, ended: [...former].filter((nome) => !kept.has(nome)) }
}

/** The reason of the file that names this one as its former name. */
export const successorOf = (former: string, reasons: Reasons): string | undefined =>
  reasons.find(({ nomeAnterior = '' }) => comparable(nomeAnterior) === comparable(former))?.nome

/** A former name is of one reason only, and none that goes on under it. */
const formerNameProblems = (reasons: Reasons): FieldProblem[] => {
  const formerNames = reasons.flatMap(({ nomeAnterior }, index) =>
    nomeAnterior === undefined ? [] : [{ name: nomeAnterior, index, path: [String(index), 'nomeAnterior'] }],
  )
  const taken = formerNames.filter(({ name, index }) =>
    reasons.some(({ nome }, other) => other !== index && comparable(nome) === comparable(name)),
  )
  return [
    ...taken.map(({ path }) => ({ path, message: 'is the name of another reason here: leave it out' })),
    ...repeated(
      formerNames,
      ({ name }) => name,
      (at) => formerNames[at]?.path ?? [],
    ),
  ]
}

/**
 * `motivos.json`: giving reasons. A gift must exceed `valorMinimo` (document 1 section 5), and is at most
 * `valorMaximo`; `meta` is what the church collects for it, `recebidoFora` what of that did not come by the portal.
 * `nomeAnterior` is of an import alone: no row has it.
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
    ...formerNameProblems(reasons),
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
  write: async (church, [file]) => {
    const reasons = file?.data ?? []
    const rows = reasons.map((reason, posicao) => ({
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
    const { renamed } = await changedReasons(church, reasons)
    await church.replace(pagamentoMotivo, {
      key: ({ nome }) => renamed.get(nome) ?? nome,
      rows,
      among: eq(pagamentoMotivo.flagDoacao, true),
    })
  },
  read: async ({ db, church }) => {
    const rows = await db
      .select()
      .from(pagamentoMotivo)
      .where(isGivingReasonOf(church))
      .orderBy(asc(pagamentoMotivo.posicao))
    const data = rows.map(({ igrejaId: _church, id: _id, posicao: _order, flagDoacao: _gift, ...reason }) =>
      filled({ ...reason, recebidoFora: reason.recebidoFora || null }),
    )
    return data.length > 0 ? [{ path: 'motivos.json', data, html: null }] : []
  },
})
