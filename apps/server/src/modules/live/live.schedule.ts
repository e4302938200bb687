import type { ProximoCultoWire } from '@atrio/contract'
import { plainDay } from '@atrio/contract/rules'
import { Temporal } from 'temporal-polyfill'
import type { culto, cultoEspecial } from './live.tables.ts'

type Weekly = typeof culto.$inferSelect
type Special = typeof cultoEspecial.$inferSelect

const DAYS_AHEAD = 7

/**
 * The services that run now or begin within seven days, by start: weekly ones on the church's calendar (at the same
 * local time over daylight-saving changes), and special ones. Includes one that began yesterday and still runs.
 * @param graceMs milliseconds for which ended services are included, too
 */
export function upcomingServices(
  weekly: Weekly[],
  special: Special[],
  now: Date,
  timeZone: string,
  graceMs = 0,
): ProximoCultoWire[] {
  const today = Temporal.PlainDate.from(plainDay(now.getTime(), timeZone))
  const laid = weekly.flatMap((service) => occurrences(service, today, timeZone))
  const horizon = now.getTime() + DAYS_AHEAD * 86_400_000
  return [...laid, ...special.map(toOccurrence)]
    .filter(
      ({ dataInicio, dataFim }) => Date.parse(dataFim) + graceMs > now.getTime() && Date.parse(dataInicio) <= horizon,
    )
    .sort((a, b) => Date.parse(a.dataInicio) - Date.parse(b.dataInicio) || a.id - b.id)
}

/** Its dates from yesterday (it may run past midnight) to seven days ahead: one or two. */
function occurrences(service: Weekly, today: Temporal.PlainDate, timeZone: string): ProximoCultoWire[] {
  const yesterday = today.subtract({ days: 1 })
  const wait = (service.diaSemana - (yesterday.dayOfWeek % 7) + 7) % 7
  return [wait, wait + 7]
    .filter((days) => days <= DAYS_AHEAD + 1)
    .map((days) => {
      const begins = yesterday
        .add({ days })
        .toPlainDateTime(Temporal.PlainTime.from(service.horario))
        .toZonedDateTime(timeZone, { disambiguation: 'compatible' })
        .toInstant()
      return {
        id: service.id,
        nome: service.nome,
        dataInicio: begins.toString(),
        dataFim: begins.add({ minutes: service.duracaoMinutos }).toString(),
        local: service.local,
        flagTransmissao: service.flagTransmissao,
      }
    })
}

const toOccurrence = (service: Special): ProximoCultoWire => ({
  id: service.id,
  nome: service.nome,
  dataInicio: service.dataInicio.toISOString(),
  dataFim: service.dataFim.toISOString(),
  local: service.local,
  flagTransmissao: service.flagTransmissao,
})
