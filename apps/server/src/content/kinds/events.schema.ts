import { paymentMethodCodes, situacoesEvento, tiposCampo, tiposConteudo } from '@atrio/contract'
import Type, { type Static } from 'typebox'
import { endsAfter, repeated } from '../content-kind.ts'
import type { FieldProblem } from '../format/schema-issues.ts'
import {
  Address,
  BodyFormat,
  Fields,
  Flag,
  InstantText,
  Latitude,
  Link,
  LinkOrPath,
  Longitude,
  Maybe,
  Money,
  Picture,
  Score,
  Text,
} from '../format/fields.ts'

export const Place = Fields({
  nome: Text(120),
  endereco: Maybe(Address),
  latitude: Maybe(Latitude),
  longitude: Maybe(Longitude),
})

const Count = (most: number) => Type.Integer({ minimum: 1, maximum: most })
/** Plain paragraphs, separated by empty lines. */
const Paragraphs = Text(20_000)

const Ticket = Fields({
  nome: Text(80),
  descricao: Maybe(Text()),
  valor: Money,
  quantidade: Maybe(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limitePorUsuario: Maybe(Count(50)),
  dataInicioVenda: Maybe(InstantText),
  dataFimVenda: Maybe(InstantText),
  flagConteudoExclusivo: Maybe(Flag),
})

const Question = Fields({
  nome: Text(160),
  ajuda: Maybe(Text()),
  tipo: Type.Enum([...tiposCampo]),
  flagObrigatorio: Maybe(Flag),
  opcoes: Maybe(Type.Array(Text(120), { minItems: 1, maxItems: 60 })),
})

const Exclusive = Fields({
  titulo: Text(120),
  descricao: Maybe(Text()),
  tipo: Type.Enum([...tiposConteudo]),
  /** name of the ticket kind that unlocks it */
  ingresso: Maybe(Text(80)),
  dataInicio: Maybe(InstantText),
  dataFim: Maybe(InstantText),
  texto: Maybe(Paragraphs),
  url: Maybe(LinkOrPath),
  arquivo: Maybe(Score),
})
export type ExclusiveContent = Static<typeof Exclusive>

export const eventSchema = Fields({
  formato: Maybe(BodyFormat),
  nome: Text(120),
  chamada: Maybe(Text(80)),
  resumo: Maybe(Text()),
  imagem: Maybe(Picture),
  dataInicio: InstantText,
  dataFim: InstantText,
  local: Maybe(Place),
  flagOnline: Maybe(Flag),
  urlOnline: Maybe(Link),
  situacao: Maybe(Type.Enum([...situacoesEvento])),
  dataInicioInscricao: Maybe(InstantText),
  dataFimInscricao: Maybe(InstantText),
  valorMinimo: Maybe(Money),
  valorMaximo: Maybe(Money),
  flagJuros: Maybe(Flag),
  flagAssumirTaxasServico: Maybe(Flag),
  qtdeMaxParcelas: Maybe(Type.Integer({ minimum: 1, maximum: 24 })),
  qtdeMaxCompra: Maybe(Count(50)),
  metodosPagamento: Maybe(Type.Array(Type.Enum([...paymentMethodCodes]), { minItems: 1 })),
  prazoDinheiroDias: Maybe(Type.Integer({ minimum: 0, maximum: 60 })),
  cancelamentoHoras: Maybe(Type.Integer({ minimum: 0, maximum: 8760 })),
  flagTransferivel: Maybe(Flag),
  termos: Maybe(Paragraphs),
  ingressos: Maybe(Type.Array(Ticket, { minItems: 1, maxItems: 30 })),
  campos: Maybe(Type.Array(Question, { maxItems: 30 })),
  conteudos: Maybe(Type.Array(Exclusive, { maxItems: 60 })),
})
export type EventContent = Static<typeof eventSchema>

/** What the schema can't express of an event. */
export const eventProblems = (event: EventContent): FieldProblem[] => [
  ...endsAfter(event.dataInicio, event.dataFim, ['dataFim'], 'dataInicio'),
  ...orderly(event, 'dataInicioInscricao', 'dataFimInscricao', []),
  ...((event.valorMaximo ?? event.valorMinimo ?? 0) < (event.valorMinimo ?? 0)
    ? [{ path: ['valorMaximo'], message: 'must not be less than valorMinimo' }]
    : []),
  ...(event.ingressos && event.valorMinimo !== undefined
    ? [{ path: ['valorMinimo'], message: 'follows from ingressos: leave it out' }]
    : []),
  ...repeated(
    event.ingressos ?? [],
    ({ nome }) => nome,
    (index) => ['ingressos', String(index), 'nome'],
  ),
  ...repeated(
    event.campos ?? [],
    ({ nome }) => nome,
    (index) => ['campos', String(index), 'nome'],
  ),
  ...repeated(
    event.conteudos ?? [],
    ({ titulo }) => titulo,
    (index) => ['conteudos', String(index), 'titulo'],
  ),
  ...(event.ingressos ?? []).flatMap((ticket, index) =>
    orderly(ticket, 'dataInicioVenda', 'dataFimVenda', ['ingressos', String(index)]),
  ),
  ...(event.campos ?? []).flatMap(({ tipo, opcoes }, index) =>
    (tipo === 'escolha') === (opcoes !== undefined)
      ? []
      : [{ path: ['campos', String(index), 'opcoes'], message: 'belongs to a choice, and a choice needs it' }],
  ),
  ...(event.conteudos ?? []).flatMap((content, index) => contentProblems(event, content, ['conteudos', String(index)])),
]

const HOLDS = { texto: ['texto'], arquivo: ['arquivo', 'url'], video: ['url'] } as const

function contentProblems(event: EventContent, content: ExclusiveContent, at: string[]): FieldProblem[] {
  const held = (['texto', 'url', 'arquivo'] as const).filter((name) => content[name] !== undefined)
  const may: readonly string[] = HOLDS[content.tipo]
  return [
    ...orderly(content, 'dataInicio', 'dataFim', at),
    ...(held.length === 1 && held.every((name) => may.includes(name))
      ? []
      : [{ path: [...at, 'tipo'], message: `needs ${may.join(' or ')}, and nothing else to show` }]),
    ...(content.ingresso === undefined || event.ingressos?.some(({ nome }) => nome === content.ingresso)
      ? []
      : [{ path: [...at, 'ingresso'], message: 'is not the name of one of the ingressos' }]),
  ]
}

/** Start before end, where both are given. */
function orderly<Name extends string>(
  fields: { [Key in Name]?: string | undefined },
  start: Name,
  end: Name,
  at: string[],
): FieldProblem[] {
  const [from, to] = [fields[start], fields[end]]
  return from === undefined || to === undefined ? [] : endsAfter(from, to, [...at, end], start)
}
