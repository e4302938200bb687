import { createHash } from 'node:crypto'
import { type EventoDetalheWire, type EventoWire, type IngressoWire, type SituacaoEvento } from '@atrio/contract'
import { paragraphs } from '../../http/html.ts'
import type { ChurchMethod } from '../../payments/payments.ts'
import { cashDeadline, eventMethods } from './events.methods.ts'
import type { EventForSale, StoredLot } from './events.reads.ts'
import { eventStatus, type Lot, ticketStatus } from './events.status.ts'
import type { evento } from './events.tables.ts'

const dateOf = (text: string | null) => (text === null ? null : new Date(text))
const textOf = (text: string | null) => dateOf(text)?.toISOString() ?? null

export const toLot = ({ dataInicioVenda, dataFimVenda, livre }: StoredLot): Lot => ({
  dataInicioVenda: dateOf(dataInicioVenda),
  dataFimVenda: dateOf(dataFimVenda),
  livre,
})

export const toEvento = (
  row: typeof evento.$inferSelect & { ingressos: StoredLot[] },
  moeda: string,
  now: Date,
): EventoWire => ({
  id: row.id,
  idIgreja: row.igrejaId,
  nome: row.nome,
  chamada: row.chamada,
  resumo: row.resumo,
  descricao: row.descricao,
  imagem: row.imagem,
  dataInicio: row.dataInicio.toISOString(),
  dataFim: row.dataFim.toISOString(),
  local: row.local,
  flagOnline: row.flagOnline,
  situacao: eventStatus(row, row.ingressos.map(toLot), now),
  dataInicioInscricao: row.dataInicioInscricao?.toISOString() ?? null,
  dataFimInscricao: row.dataFimInscricao?.toISOString() ?? null,
  moeda,
  valorMinimo: row.valorMinimo,
  valorMaximo: row.valorMaximo,
  flagJuros: row.flagJuros,
  flagAssumirTaxasServico: row.flagAssumirTaxasServico,
  qtdeMaxParcelas: row.qtdeMaxParcelas,
})

const toIngresso = (lot: StoredLot, event: SituacaoEvento, now: Date): IngressoWire => {
  const { livre, ...fields } = lot
  return {
    ...fields,
    situacao: ticketStatus(event, toLot(lot), now),
    qtdeDisponivel: livre === null ? null : Math.max(0, livre),
    dataInicioVenda: textOf(lot.dataInicioVenda),
    dataFimVenda: textOf(lot.dataFimVenda),
  }
}

export const toEventoDetalhe = (
  row: EventForSale,
  methods: ReadonlyMap<string, ChurchMethod>,
  moeda: string,
  now: Date,
): EventoDetalheWire => {
  const event = toEvento(row, moeda, now)
  return {
    ...event,
    ingressos: row.ingressos.map((lot) => toIngresso(lot, event.situacao, now)),
    campos: row.campos,
    termos: row.termos === null ? null : paragraphs(row.termos),
    metodosPagamento: eventMethods(row, methods, now).map(({ code }) => code),
    ...cashDeadline(row, now),
    urlOnline: row.urlOnline,
    qtdeMaxCompra: row.qtdeMaxCompra,
    dataLimiteCancelamento: cancelUntil(row)?.toISOString() ?? null,
    flagTransferivel: row.flagTransferivel,
    versao: versionOf(row),
  }
}

const HOUR_MS = 3_600_000

/** Until when a registration may be cancelled; null: never. */
export const cancelUntil = ({
  dataInicio,
  cancelamentoHoras: hours,
}: Pick<typeof evento.$inferSelect, 'dataInicio' | 'cancelamentoHoras'>): Date | null =>
  hours === null ? null : new Date(dataInicio.getTime() - hours * HOUR_MS)

/** Changes with all that a purchase is made on, and with nothing else: a sale does not move it. */
export const versionOf = (row: EventForSale): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        row.ingressos.map(({ livre: _stock, descricao: _text, ...rules }) => rules),
        row.campos,
        row.termos,
        row.metodosPagamento,
        [row.prazoDinheiroDias, row.qtdeMaxCompra, row.flagJuros, row.flagAssumirTaxasServico, row.qtdeMaxParcelas],
      ]),
    )
    .digest('base64url')
    .slice(0, 22)
