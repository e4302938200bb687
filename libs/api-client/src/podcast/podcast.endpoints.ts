import type { EpisodiosWire, EpisodioWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'

/** Episodes per page of the list; fewer mark the last page (document 1 section 6). */
export const EPISODES_PER_PAGE = 10

export type Episode = {
  id: string
  title: string
  /** A church's HTML. */
  description: string | null
  /** Address of a picture. */
  image: string | null
  /** ISO instant. */
  publishedAt: string
  /** Address of the recording. */
  audio: string
  /** Length in seconds, if known before playback. */
  seconds: number | null
}

export type EpisodePage = {
  episodes: Episode[]
  /** ISO instant since when the list could not be refreshed: there may be newer episodes. */
  staleSince: string | null
}

const toEpisode = (wire: EpisodioWire): Episode => ({
  // a backend without ids still has one address per recording
  id: wire.id ?? wire.audio_file,
  title: wire.title,
  description: wire.description ?? null,
  image: wire.background ?? null,
  publishedAt: wire.published_at,
  audio: wire.audio_file,
  seconds: wire.duracaoSegundos ?? null,
})

type PageParams = { code: string; page: number }

/** Document 2 section 7.7. */
export const podcastApi = {
  /** One page, from 1. @param code the church's code */
  episodes: endpoint('podcast.episodes', async (http, { code, page }: PageParams, signal): Promise<EpisodePage> => {
    const query = { page, limit: EPISODES_PER_PAGE }
    const path = `/podcast/anchor/${encodeURIComponent(code)}/`
    const wire = await http.get<EpisodiosWire>(path, { query, signal })
    return { episodes: wire.episodios.map(toEpisode), staleSince: wire.desatualizadoDesde ?? null }
  }),
}
