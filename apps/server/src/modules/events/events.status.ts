import type { SituacaoEvento } from '@atrio/contract'

type Dates = {
  situacao: SituacaoEvento | null
  dataFim: Date
  dataInicioInscricao: Date | null
  dataFimInscricao: Date | null
}

/**
 * Where registration for an event stands at a moment. An event that is over is closed whatever the church has set;
 * else what it has set holds (sold out, unavailable); else the dates decide, their ends not included.
 */
export function eventStatus(
  { situacao, dataFim, dataInicioInscricao, dataFimInscricao }: Dates,
  now: Date,
): SituacaoEvento {
  if (now >= dataFim) return 'encerrado'
  if (situacao) return situacao
  if (dataFimInscricao && now >= dataFimInscricao) return 'encerrado'
  if (dataInicioInscricao && now < dataInicioInscricao) return 'em_breve'
  return 'aberto'
}
