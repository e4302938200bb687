import Type from 'typebox'
import { paymentMethodCodes } from '../church/church.codes.ts'
import { EnderecoWire, Id, ImagemWire, Instant, MinorUnits, Nullable } from '../schema.ts'

export const situacoesEvento = ['aberto', 'em_breve', 'esgotado', 'encerrado', 'indisponivel'] as const
export type SituacaoEvento = (typeof situacoesEvento)[number]

/** Document 2 section 7.2. Prices are the lowest and the highest for one ticket, without fees. */
export const EventoWire = Type.Object({
  id: Id,
  idIgreja: Id,
  nome: Type.String(),
  chamada: Nullable(Type.String({ description: 'a few words above the title' })),
  resumo: Nullable(Type.String()),
  descricao: Nullable(Type.String({ description: 'sanitised HTML' })),
  imagem: Nullable(ImagemWire),
  dataInicio: Instant,
  dataFim: Instant,
  local: Nullable(
    Type.Object({
      nome: Type.String(),
      endereco: Nullable(EnderecoWire),
      latitude: Nullable(Type.Number()),
      longitude: Nullable(Type.Number()),
    }),
  ),
  flagOnline: Type.Boolean(),
  situacao: Type.Enum([...situacoesEvento]),
  dataInicioInscricao: Nullable(Instant),
  dataFimInscricao: Nullable(Instant),
  moeda: Type.String(),
  valorMinimo: MinorUnits,
  valorMaximo: MinorUnits,
  flagJuros: Type.Boolean(),
  flagAssumirTaxasServico: Type.Boolean(),
  qtdeMaxParcelas: Type.Integer({ minimum: 1 }),
})
export type EventoWire = Type.Static<typeof EventoWire>

export const situacoesIngresso = ['disponivel', 'em_breve', 'esgotado', 'encerrado'] as const
export type SituacaoIngresso = (typeof situacoesIngresso)[number]

/**
 * A kind of ticket (lot). The number that one person may still buy follows from `limitePorUsuario` and their own
 * tickets.
 */
export const IngressoWire = Type.Object({
  id: Id,
  nome: Type.String(),
  descricao: Nullable(Type.String()),
  valor: MinorUnits,
  situacao: Type.Enum([...situacoesIngresso]),
  qtdeDisponivel: Nullable(Type.Integer({ minimum: 0, description: 'null: not counted' })),
  limitePorUsuario: Nullable(Type.Integer({ minimum: 1 })),
  dataInicioVenda: Nullable(Instant),
  dataFimVenda: Nullable(Instant),
  flagConteudoExclusivo: Type.Boolean(),
})
export type IngressoWire = Type.Static<typeof IngressoWire>

export const tiposCampo = ['texto', 'escolha', 'data', 'cpf', 'email', 'telefone', 'arquivo'] as const
export type TipoCampo = (typeof tiposCampo)[number]

/** A question to each ticket holder, beside their name. */
export const CampoEventoWire = Type.Object({
  id: Id,
  nome: Type.String(),
  ajuda: Nullable(Type.String()),
  tipo: Type.Enum([...tiposCampo]),
  flagObrigatorio: Type.Boolean(),
  opcoes: Type.Array(Type.String(), { description: 'of a choice; else empty' }),
})
export type CampoEventoWire = Type.Static<typeof CampoEventoWire>

/** One event with all that a purchase needs. `versao` changes with its tickets, questions and rules (EVT_REG_023). */
export const EventoDetalheWire = Type.Object({
  ...EventoWire.properties,
  ingressos: Type.Array(IngressoWire),
  campos: Type.Array(CampoEventoWire),
  termos: Nullable(Type.String({ description: 'sanitised HTML; null: there are none to accept' })),
  metodosPagamento: Type.Array(Type.Enum([...paymentMethodCodes])),
  prazoDinheiroDias: Nullable(Type.Integer({ minimum: 0, description: 'to pay in cash; the event ends it' })),
  prazoDinheiroHoras: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 23, description: 'where there is no whole day left' }),
  ),
  prazoDinheiroVisitante: Type.Optional(
    Type.Object(
      { dias: Type.Integer({ minimum: 0 }), horas: Type.Optional(Type.Integer({ minimum: 0, maximum: 23 })) },
      { description: 'a guest’s, who has less time; absent: as a member’s' },
    ),
  ),
  urlOnline: Nullable(
    Type.String({ description: 'of an online event without kinds of tickets; else its tickets have it' }),
  ),
  qtdeMaxCompra: Type.Integer({ minimum: 1, description: 'tickets in one order' }),
  dataLimiteCancelamento: Type.Optional(
    Nullable(
      Type.String({ format: 'date-time', description: 'until then a registration may be cancelled; null: never' }),
    ),
  ),
  flagTransferivel: Type.Optional(Type.Boolean({ description: 'tickets may be passed on until it begins' })),
  versao: Type.String(),
})
export type EventoDetalheWire = Type.Static<typeof EventoDetalheWire>

export const EventosWire = Type.Object({
  eventos: Type.Array(EventoWire),
  proximo: Nullable(Type.String({ description: 'where the next page begins; null after the last one' })),
})
export type EventosWire = Type.Static<typeof EventosWire>
