import type { CultosWire, CultoSemanalWire, ProximoCultoWire, TransmissaoWire, TransmissoesWire } from '@atrio/contract'
import { toImage, type Image } from '../address.ts'
import { ApiError } from '../api-error.ts'
import { endpoint } from '../endpoint.ts'

/** A service that repeats every week, in the church's local time. */
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
  /** By start; a running one comes first. */
  upcoming: UpcomingService[]
}

/** A past, current or upcoming broadcast. */
export type Broadcast = {
  id: number
  title: string
  description: string | null
  image: Image | null
  /** Source as the church entered it: the player's rules decide what may be shown. */
  video: { service: string; code: string | null; url: string | null; html: string | null }
  startsAt: string
  endsAt: string
}

export type Broadcasts = {
  live: Broadcast | null
  next: Broadcast | null
  last: Broadcast | null
  /** Broadcasts before the last one, newest first. */
  earlier: Broadcast[]
}

const toBroadcast = (wire: TransmissaoWire): Broadcast => ({
  id: wire.id,
  title: wire.titulo,
  description: wire.descricao ?? null,
  image: wire.imagem ? toImage(wire.imagem) : null,
  video: {
    service: wire.video.servico,
    code: wire.video.codigo ?? null,
    url: wire.video.url ?? null,
    html: wire.video.html ?? null,
  },
  startsAt: wire.dataInicio,
  endsAt: wire.dataFim,
})

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

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

/** Our own calls (docs/wire.md): the specification has none for the schedule or the broadcasts. */
export const liveApi = {
  schedule: endpoint('live.schedule', async (http, _: Record<string, never>, signal): Promise<ServiceSchedule> => {
    const wire = await http.get<CultosWire>(`/igreja/${http.church.slug}/culto/`, { signal })
    return { weekly: wire.cultos.map(toWeekly), upcoming: wire.proximos.map(toUpcoming) }
  }),
  /** A backend without the call shows nothing. */
  broadcasts: endpoint('live.broadcasts', async (http, _: Record<string, never>, signal): Promise<Broadcasts> => {
    try {
      const wire = await http.get<TransmissoesWire>(`/igreja/${http.church.slug}/transmissao/`, { signal })
      return {
        live: wire.aoVivo && toBroadcast(wire.aoVivo),
        next: wire.proximaTransmissao && toBroadcast(wire.proximaTransmissao),
        last: wire.ultimaTransmissao && toBroadcast(wire.ultimaTransmissao),
        earlier: (wire.anteriores ?? []).map(toBroadcast),
      }
    } catch (error) {
      if (isMissing(error)) return { live: null, next: null, last: null, earlier: [] }
      throw error
    }
  }),
}
