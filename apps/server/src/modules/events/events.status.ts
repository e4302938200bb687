import type { SituacaoEvento, SituacaoIngresso } from '@atrio/contract'

type Dates = {
  flagAtivo: boolean
  situacao: SituacaoEvento | null
  dataFim: Date
  dataInicioInscricao: Date | null
  dataFimInscricao: Date | null
}
/** The columns of a ticket kind that decide whether it can be bought. */
export type Lot = { dataInicioVenda: Date | null; dataFimVenda: Date | null; livre: number | null }

/** The sale status of one ticket kind; its end is exclusive, and over takes precedence over sold out. */
export function lotStatus({ dataInicioVenda, dataFimVenda, livre }: Lot, now: Date): SituacaoIngresso {
  if (dataFimVenda && now >= dataFimVenda) return 'encerrado'
  if (livre !== null && livre <= 0) return 'esgotado'
  if (dataInicioVenda && now < dataInicioVenda) return 'em_breve'
  return 'disponivel'
}

/** An event's status by its ticket kinds': the first that applies. */
const BY_LOTS = [
  ['disponivel', 'aberto'],
  ['em_breve', 'em_breve'],
  ['esgotado', 'esgotado'],
  ['encerrado', 'encerrado'],
] as const satisfies [SituacaoIngresso, SituacaoEvento][]

/**
 * An event's registration status. A past event is closed whatever the church has set; a withdrawn one is unavailable;
 * otherwise the church's setting applies (sold out, unavailable), then the dates, with exclusive ends, then its
 * tickets. An event without ticket kinds needs no registration: it is open.
 */
export function eventStatus(
  { flagAtivo, situacao, dataFim, dataInicioInscricao, dataFimInscricao }: Dates,
  lots: readonly Lot[],
  now: Date,
): SituacaoEvento {
  if (now >= dataFim) return 'encerrado'
  if (!flagAtivo) return 'indisponivel'
  if (situacao) return situacao
  if (dataFimInscricao && now >= dataFimInscricao) return 'encerrado'
  if (dataInicioInscricao && now < dataInicioInscricao) return 'em_breve'
  const found = lots.map((lot) => lotStatus(lot, now))
  return BY_LOTS.find(([lot]) => found.includes(lot))?.[1] ?? 'aberto'
}

/** The status that an event imposes on its tickets: without registration nothing is on sale. */
const BY_EVENT = {
  aberto: 'disponivel',
  em_breve: 'em_breve',
  esgotado: 'esgotado',
  encerrado: 'encerrado',
  indisponivel: 'encerrado',
} as const satisfies Record<SituacaoEvento, SituacaoIngresso>

/** Closest to a sale first. */
const FROM_SALE: readonly SituacaoIngresso[] = ['disponivel', 'em_breve', 'esgotado', 'encerrado']

/** A ticket's status within its event: whichever of the two is further from a sale. */
export function ticketStatus(event: SituacaoEvento, lot: Lot, now: Date): SituacaoIngresso {
  const both = [BY_EVENT[event], lotStatus(lot, now)]
  return FROM_SALE.findLast((status) => both.includes(status)) ?? 'encerrado'
}
