import type { SolicitacaoCelulaWire } from '@atrio/contract'
import type { solicitacaoCelula } from './groups.tables.ts'

export const toRequest = (row: typeof solicitacaoCelula.$inferSelect): SolicitacaoCelulaWire => ({
  id: row.id,
  idCelula: row.celulaId,
  situacao: row.situacao,
  dataCadastro: row.dataCadastro.toISOString(),
})
