import type { CultosWire, CultoSemanalWire, ProximoCultoWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'

/** A service that returns every week, on the church's wall clock. */
export type WeeklyService = {
  id: number
  name: string
  description: string | null
  /** 0 is Sunday. */
  weekday: number
  /** `HH:MM`. */
  time: string
  minutes: number
  place: string | null
  broadcast: boolean
}

/** One service on one day. */
export type UpcomingService = {
  id: number
  name: string
  startsAt: string
  endsAt: string
  place: string | null
  broadcast: boolean
}

export type ServiceSchedule = {
  weekly: WeeklyService[]
  /** By start; one that runs now comes first. */
  upcoming: UpcomingService[]
}

const toWeekly = (wire: CultoSemanalWire): WeeklyService => ({
  id: wire.id,
  name: wire.nome,
  description: wire.descricao ?? null,
  weekday: wire.diaSemana,
  time: wire.horario,
  minutes: wire.duracaoMinutos,
  place: wire.local ?? null,
  broadcast: wire.flagTransmissao,
})

const toUpcoming = (wire: ProximoCultoWire): UpcomingService => ({
  id: wire.id,
  name: wire.nome,
  startsAt: wire.dataInicio,
  endsAt: wire.dataFim,
  place: wire.local ?? null,
  broadcast: wire.flagTransmissao,
})

/** Our own call (docs/wire.md): the specification shows none for the schedule. */
export const liveApi = {
  schedule: endpoint('live.schedule', async (http, _: Record<string, never>, signal): Promise<ServiceSchedule> => {
    const wire = await http.get<CultosWire>(`/igreja/${http.church.slug}/culto/`, { signal })
    return { weekly: wire.cultos.map(toWeekly), upcoming: wire.proximos.map(toUpcoming) }
  }),
}
