import type { TransmissaoWire, TransmissoesWire } from '@atrio/contract'
import { upcomingServices } from './live.schedule.ts'
import type { culto, transmissao } from './live.tables.ts'

type Row = typeof transmissao.$inferSelect
type Weekly = typeof culto.$inferSelect

/** Earlier broadcasts shown below the last one. */
const MOST_EARLIER = 12

const at = ({ dataInicio }: TransmissaoWire) => Date.parse(dataInicio)

/**
 * What is live now, next, last, and was before (document 1 section 4). A broadcast without times of its own follows its
 * weekly service: live whenever that is, and never past, since a channel shows nothing afterwards.
 */
export function broadcastsAt(rows: Row[], weekly: Weekly[], now: Date, timeZone: string): TransmissoesWire {
  const services = upcomingServices(weekly, [], now, timeZone)
  const laid = rows.flatMap((row) => {
    if (row.dataInicio && row.dataFim) return [toWire(row, row.dataInicio.toISOString(), row.dataFim.toISOString())]
    return services
      .filter(({ id }) => id === row.cultoId)
      .map((service) => toWire(row, service.dataInicio, service.dataFim))
  })
  const past = laid.filter(({ dataFim }) => Date.parse(dataFim) <= now.getTime())
  const rest = laid.filter(({ dataFim }) => Date.parse(dataFim) > now.getTime())
  const [last = null, ...earlier] = past.sort((a, b) => at(b) - at(a) || b.id - a.id)
  // Of several that run, the one that has begun last.
  const [live = null] = rest.filter((one) => at(one) <= now.getTime()).sort((a, b) => at(b) - at(a) || b.id - a.id)
  const [next = null] = rest.filter((one) => at(one) > now.getTime()).sort((a, b) => at(a) - at(b) || a.id - b.id)
  return {
    fusoHorario: timeZone,
    aoVivo: live,
    proximaTransmissao: next,
    ultimaTransmissao: last,
    anteriores: earlier.slice(0, MOST_EARLIER),
  }
}

const toWire = (row: Row, dataInicio: string, dataFim: string): TransmissaoWire => ({
  id: row.id,
  idIgreja: row.igrejaId,
  titulo: row.titulo,
  descricao: row.descricao,
  imagem: row.imagem,
  video: { servico: row.servico, codigo: row.codigo, url: row.url, html: row.html },
  dataInicio,
  dataFim,
  idCulto: row.cultoId,
  idCultoEspecial: row.cultoEspecialId,
})
