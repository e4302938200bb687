import type { TransmissaoWire, TransmissoesWire } from '@atrio/contract'
import { BROADCAST_GRACE_MS } from '@atrio/contract/rules'
import { upcomingServices } from './live.schedule.ts'
import type { culto, transmissao } from './live.tables.ts'

type Row = typeof transmissao.$inferSelect
type Weekly = typeof culto.$inferSelect

/** Earlier broadcasts shown below the last one. */
const MAX_EARLIER = 12

const at = ({ dataInicio }: TransmissaoWire) => Date.parse(dataInicio)
const endOf = ({ dataFim }: TransmissaoWire) => Date.parse(dataFim)

/**
 * The live, next, last and earlier broadcasts (document 1 section 4). A broadcast without times of its own follows its
 * weekly service: live during it, and never past, since a channel shows nothing afterwards. If none is current, one
 * that has just ended may overrun, and is still live.
 */
export function broadcastsAt(rows: Row[], weekly: Weekly[], now: Date, timeZone: string): TransmissoesWire {
  const services = upcomingServices(weekly, [], now, timeZone, BROADCAST_GRACE_MS)
  const followsService = new Set(rows.flatMap(({ id, dataInicio }) => (dataInicio ? [] : [id])))
  const laid = rows.flatMap((row) => {
    if (row.dataInicio && row.dataFim) return [toWire(row, row.dataInicio.toISOString(), row.dataFim.toISOString())]
    return services
      .filter(({ id }) => id === row.cultoId)
      .map((service) => toWire(row, service.dataInicio, service.dataFim))
  })
  const time = now.getTime()
  const begun = laid.filter((one) => at(one) <= time).sort((a, b) => at(b) - at(a) || b.id - a.id)
  // of several current ones, the one that began last
  const live =
    begun.find((one) => time < endOf(one)) ?? begun.find((one) => time < endOf(one) + BROADCAST_GRACE_MS) ?? null
  // a broadcast of a weekly service shows nothing after it
  const past = begun.filter((one) => one !== live && endOf(one) <= time && !followsService.has(one.id))
  const [last = null, ...earlier] = past
  const [next = null] = laid.filter((one) => at(one) > time).sort((a, b) => at(a) - at(b) || a.id - b.id)
  return {
    fusoHorario: timeZone,
    aoVivo: live,
    proximaTransmissao: next,
    ultimaTransmissao: last,
    anteriores: earlier.slice(0, MAX_EARLIER),
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
