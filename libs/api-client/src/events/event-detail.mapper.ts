import type { CampoEventoWire, EventoDetalheWire, IngressoWire, SituacaoIngresso, TipoCampo } from '@atrio/contract'
import { PAYMENT_METHODS } from '../church/payment-methods.ts'
import { known } from '../wire-code.ts'
import type { EventDetail, Question, QuestionKind, TicketKind, TicketSale } from './event-detail.types.ts'
import { toChurchEvent } from './events.mapper.ts'

const SALES = {
  disponivel: 'onSale',
  em_breve: 'soon',
  esgotado: 'soldOut',
  encerrado: 'expired',
} as const satisfies Record<SituacaoIngresso, TicketSale>

const QUESTIONS = {
  texto: 'text',
  escolha: 'choice',
  data: 'date',
  cpf: 'cpf',
  email: 'email',
  telefone: 'phone',
  arquivo: 'file',
} as const satisfies Record<TipoCampo, QuestionKind>

const toTicketKind = (wire: IngressoWire): TicketKind => ({
  id: wire.id,
  name: wire.nome,
  description: wire.descricao ?? null,
  price: wire.valor,
  // an unknown state of a newer backend is treated as not for sale
  sale: known<TicketSale>(SALES, wire.situacao) ?? 'expired',
  left: wire.qtdeDisponivel ?? null,
  perUser: wire.limitePorUsuario ?? null,
  saleStartsAt: wire.dataInicioVenda ?? null,
  saleEndsAt: wire.dataFimVenda ?? null,
  exclusiveContent: wire.flagConteudoExclusivo,
})

const toQuestion = (wire: CampoEventoWire): Question => ({
  id: wire.id,
  label: wire.nome,
  help: wire.ajuda ?? null,
  // a kind of question that this version does not know is answered as text
  kind: known<QuestionKind>(QUESTIONS, wire.tipo) ?? 'text',
  required: wire.flagObrigatorio,
  options: wire.opcoes ?? [],
})

/** Another backend may leave out what a purchase needs: then nothing is for sale. */
export const toEventDetail = (wire: EventoDetalheWire): EventDetail => ({
  ...toChurchEvent(wire),
  tickets: (wire.ingressos ?? []).map(toTicketKind),
  questions: (wire.campos ?? []).map(toQuestion),
  terms: wire.termos ?? null,
  methods: (wire.metodosPagamento ?? []).flatMap((code) => known(PAYMENT_METHODS, code) ?? []),
  cashDeadlineDays: wire.prazoDinheiroDias ?? null,
  cashDeadlineHours: wire.prazoDinheiroHoras ?? null,
  guestCash: wire.prazoDinheiroVisitante
    ? { days: wire.prazoDinheiroVisitante.dias, hours: wire.prazoDinheiroVisitante.horas ?? null }
    : null,
  onlineUrl: wire.urlOnline ?? null,
  maxPerOrder: wire.qtdeMaxCompra ?? 1,
  cancelUntil: wire.dataLimiteCancelamento ?? null,
  transferable: wire.flagTransferivel ?? false,
  version: wire.versao ?? '',
})
