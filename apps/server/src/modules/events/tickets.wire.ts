import type { ConteudoWire, InscricaoWire, SituacaoConteudo } from '@atrio/contract'
import { paragraphs } from '../../http/html.ts'
import type { TicketRow } from './tickets.reads.ts'
import type { conteudo } from './tickets.tables.ts'

export const toInscricao = (row: TicketRow): InscricaoWire => ({
  id: row.id,
  idEvento: row.eventoId,
  pedido: row.pedido,
  situacao: row.situacao,
  ...(row.isContested && { flagContestado: true }),
  ingresso: { id: row.ingressoId, nome: row.ingressoNome },
  titular: row.titular,
  comprador: row.comprador,
  // The code for admission is only sent for paid tickets.
  codigo: row.situacao === 'aprovado' ? row.codigo : null,
  valor: row.valor,
  moeda: row.moeda,
  flagConteudoExclusivo: row.flagConteudoExclusivo,
  urlOnline: row.situacao === 'aprovado' ? row.urlOnline : null,
  dataCadastro: row.dataCadastro.toISOString(),
  ...(row.transferenciaEmail !== null &&
    row.transferenciaFim && {
      transferencia: { email: row.transferenciaEmail, dataExpiracao: row.transferenciaFim.toISOString() },
    }),
})

type Content = typeof conteudo.$inferSelect

export function contentStatus({ dataInicio, dataFim }: Content, now: Date): SituacaoConteudo {
  if (dataFim && now >= dataFim) return 'expirado'
  return dataInicio && now < dataInicio ? 'em_breve' : 'disponivel'
}

/** @param addressOf the address of the content's file for its holder */
export function toConteudo(row: Content, now: Date, addressOf: (url: string) => string): ConteudoWire {
  const situacao = contentStatus(row, now)
  const shown = situacao === 'disponivel'
  return {
    id: row.id,
    titulo: row.titulo,
    descricao: row.descricao,
    tipo: row.tipo,
    situacao,
    dataInicio: row.dataInicio?.toISOString() ?? null,
    dataFim: row.dataFim?.toISOString() ?? null,
    html: shown && row.texto !== null ? paragraphs(row.texto) : null,
    url: shown && row.url !== null ? addressOf(row.url) : null,
  }
}
