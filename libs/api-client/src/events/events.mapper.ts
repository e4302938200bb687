import type { EventoWire, SituacaoEvento } from '@atrio/contract'
import { toAddress, toCoordinates, toImage, type Address, type Coordinates, type Image } from '../address.ts'
import { known } from '../wire-code.ts'

/** `soon`: sales have not started. */
export type EventStatus = 'open' | 'soon' | 'soldOut' | 'closed' | 'unavailable'

export type ChurchEvent = {
  id: number
  name: string
  kicker: string | null
  summary: string | null
  /** Sanitised HTML. */
  description: string | null
  image: Image | null
  /** Instants; empty where the backend does not tell them. */
  startsAt: string
  endsAt: string
  venue: { name: string; address: Address | null; location: Coordinates | null } | null
  online: boolean
  status: EventStatus
  registrationOpensAt: string | null
  registrationClosesAt: string | null
  currency: string
  /** Minor units, for one ticket, without fees; 0 is free. */
  lowestPrice: number
  highestPrice: number
  installmentsWithInterest: boolean
  absorbsServiceFees: boolean
  maxInstallments: number
}

const STATUS = {
  aberto: 'open',
  em_breve: 'soon',
  esgotado: 'soldOut',
  encerrado: 'closed',
  indisponivel: 'unavailable',
} as const satisfies Record<SituacaoEvento, EventStatus>

const toVenue = (wire: NonNullable<EventoWire['local']>): ChurchEvent['venue'] => ({
  name: wire.nome,
  address: wire.endereco ? toAddress(wire.endereco) : null,
  location: toCoordinates(wire),
})

export const toChurchEvent = (wire: EventoWire): ChurchEvent => ({
  id: wire.id,
  name: wire.nome,
  kicker: wire.chamada ?? null,
  summary: wire.resumo ?? null,
  description: wire.descricao ?? null,
  image: wire.imagem ? toImage(wire.imagem) : null,
  startsAt: wire.dataInicio,
  endsAt: wire.dataFim,
  venue: wire.local ? toVenue(wire.local) : null,
  online: wire.flagOnline,
  status: known(STATUS, wire.situacao) ?? 'unavailable',
  registrationOpensAt: wire.dataInicioInscricao ?? null,
  registrationClosesAt: wire.dataFimInscricao ?? null,
  currency: wire.moeda,
  lowestPrice: wire.valorMinimo,
  highestPrice: wire.valorMaximo,
  installmentsWithInterest: wire.flagJuros,
  absorbsServiceFees: wire.flagAssumirTaxasServico,
  maxInstallments: wire.qtdeMaxParcelas,
})
