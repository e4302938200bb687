import type { SituacaoEvento, SituacaoIngresso } from '@atrio/contract'

type Dates = {
  flagAtivo: boolean
  situacao: SituacaoEvento | null
  dataFim: Date
  dataInicioInscricao: Date | null
  dataFimInscricao: Date | null
}
/** What of a kind of ticket decides whether it can be bought. */
export type Lot = { dataInicioVenda: Date | null; dataFimVenda: Date | null; livre: number | null }

/** Where the sale of one kind of ticket stands at a moment; its end is not included, and over wins against sold out. */
export function lotStatus({ dataInicioVenda, dataFimVenda, livre }: Lot, now: Date): SituacaoIngresso {
  if (dataFimVenda && now >= dataFimVenda) return 'encerrado'
  if (livre !== null && livre <= 0) return 'esgotado'
  if (dataInicioVenda && now < dataInicioVenda) return 'em_breve'
  return 'disponivel'
}

/** What an event says when its kinds of tickets stand so: the first that is there. */
const BY_LOTS = [
  ['disponivel', 'aberto'],
  ['em_breve', 'em_breve'],
  ['esgotado', 'esgotado'],
  ['encerrado', 'encerrado'],
] as const satisfies [SituacaoIngresso, SituacaoEvento][]

/**
 * Where registration for an event stands at a moment. An event that is over is closed whatever the church has set; one
 * that the church has taken away is unavailable; else what it has set holds (sold out, unavailable); else the dates
 * decide, their ends not included; then its tickets.
 * One without kinds of tickets asks for no registration: it is open.
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

/** What an event's situation leaves of a ticket's: what cannot be registered for sells none. */
const BY_EVENT = {
  aberto: 'disponivel',
  em_breve: 'em_breve',
  esgotado: 'esgotado',
  encerrado: 'encerrado',
  indisponivel: 'encerrado',
} as const satisfies Record<SituacaoEvento, SituacaoIngresso>

/** Nearest to being sold first. */
const FROM_SALE: readonly SituacaoIngresso[] = ['disponivel', 'em_breve', 'esgotado', 'encerrado']

/** Where the sale of a ticket stands in an event that stands so: whichever of the two is farther from being sold. */
export function ticketStatus(event: SituacaoEvento, lot: Lot, now: Date): SituacaoIngresso {
  const both = [BY_EVENT[event], lotStatus(lot, now)]
  return FROM_SALE.findLast((status) => both.includes(status)) ?? 'encerrado'
}
