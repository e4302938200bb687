import type { EpisodiosWire, EpisodioWire } from '@atrio/contract'
import { ApiError } from '../api-error.ts'
import { endpoint } from '../endpoint.ts'

/** Episodes per page of the list; fewer mark the last page (document 1 section 6). */
const EPISODES_PER_PAGE = 10

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
  /** Whether the church has a podcast. */
  configured: boolean
  episodes: Episode[]
  /** ISO instant since when the list could not be refreshed: there may be newer episodes. */
  staleSince: string | null
  /** The number of the next page; null on the last. */
  next: string | null
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

type PageParams = { code: string; after?: string }

const none: EpisodePage = { configured: false, episodes: [], staleSince: null, next: null }

/** Document 2 section 7.7. */
export const podcastApi = {
  /** Pages by their number, from 1; a church without a podcast (404) has none. @param code the church's code */
  episodes: endpoint(
    'podcast.episodes',
    async (http, { code, after = '1' }: PageParams, signal): Promise<EpisodePage> => {
      const page = Number(after)
      const query = { page, limit: EPISODES_PER_PAGE }
      const path = `/podcast/anchor/${encodeURIComponent(code)}/`
      try {
        const wire = await http.get<EpisodiosWire>(path, { query, signal })
        const episodes = wire.episodios.map(toEpisode)
        const next = episodes.length < EPISODES_PER_PAGE ? null : String(page + 1)
        return { configured: true, episodes, staleSince: wire.desatualizadoDesde ?? null, next }
      } catch (error) {
        if (page === 1 && error instanceof ApiError && error.status === 404) return none
        throw error
      }
    },
  ),
}
