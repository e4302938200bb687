import type { ConteudoWire, EventosInscritosWire, InscricaoWire, SituacaoConteudo, TipoConteudo } from '@atrio/contract'
import { toPaymentStatus } from '../payment/payment.mapper.ts'
import { known } from '../wire-code.ts'
import { toChurchEvent } from './events.mapper.ts'
import type {
  BoughtTicket,
  RegisteredEvent,
  TicketContent,
  TicketContentKind,
  TicketContentState,
} from './registrations.types.ts'

const KINDS = { video: 'video', arquivo: 'file', texto: 'text' } as const satisfies Record<
  TipoConteudo,
  TicketContentKind
>

const STATES = {
  em_breve: 'soon',
  disponivel: 'available',
  expirado: 'expired',
} as const satisfies Record<SituacaoConteudo, TicketContentState>

export const toBoughtTicket = (wire: InscricaoWire): BoughtTicket => ({
  id: wire.id,
  eventId: wire.idEvento,
  orderCode: wire.pedido,
  status: toPaymentStatus(wire.situacao),
  disputed: wire.flagContestado ?? false,
  kind: { id: wire.ingresso.id, name: wire.ingresso.nome },
  holder: wire.titular,
  buyer: wire.comprador,
  code: wire.codigo ?? null,
  price: wire.valor,
  currency: wire.moeda,
  exclusiveContent: wire.flagConteudoExclusivo,
  onlineUrl: wire.urlOnline ?? null,
  boughtAt: wire.dataCadastro,
  offer: wire.transferencia ? { email: wire.transferencia.email, until: wire.transferencia.dataExpiracao } : null,
})

export const toRegisteredEvent = (wire: EventosInscritosWire['eventos'][number]): RegisteredEvent => ({
  ...toChurchEvent(wire),
  ticketCount: wire.qtdeInscricoes ?? 1,
})

export const toTicketContent = (wire: ConteudoWire): TicketContent => ({
  id: wire.id,
  title: wire.titulo,
  description: wire.descricao ?? null,
  kind: known<TicketContentKind>(KINDS, wire.tipo) ?? 'text',
  state: known<TicketContentState>(STATES, wire.situacao) ?? 'soon',
  startsAt: wire.dataInicio ?? null,
  endsAt: wire.dataFim ?? null,
  html: wire.html ?? null,
  url: wire.url ?? null,
})
