import type { VideoDaIgrejaWire, VideosWire } from '@atrio/contract'
import { toImage, type Image } from '../address.ts'
import { endpoint } from '../endpoint.ts'

export type ChurchVideo = {
  id: number
  title: string
  /** Plain text. */
  description: string | null
  image: Image | null
  /** Source as the church entered it: the player's rules decide what may be shown. */
  source: { service: string; code: string | null; url: string | null; html: string | null }
  seconds: number | null
  publishedAt: string
  playlist: { slug: string; title: string } | null
}

export type Playlist = { slug: string; title: string; description: string | null }
export type VideoPage = { items: ChurchVideo[]; playlists: Playlist[]; next: string | null }

const toVideo = (wire: VideoDaIgrejaWire): ChurchVideo => ({
  id: wire.id,
  title: wire.titulo,
  description: wire.descricao || null,
  image: wire.imagem ? toImage(wire.imagem) : null,
  source: {
    service: wire.source,
    code: wire.contentDetails.videoId ?? null,
    url: wire.url ?? null,
    html: wire.html ?? null,
  },
  seconds: wire.duracaoSegundos ?? null,
  publishedAt: wire.dataPublicacao,
  playlist: wire.lista ? { slug: wire.lista.slug, title: wire.lista.titulo } : null,
})

/** Of a playlist, or with all words of a search. */
type OfList = { playlist?: string; search?: string; after?: string }

/** Document 2 section 7.7 gives the list's path; one video is our own call (docs/wire.md). */
export const videosApi = {
  list: endpoint('videos.list', async (http, { playlist, search, after }: OfList, signal): Promise<VideoPage> => {
    const query = {
      ...(playlist && { lista: playlist }),
      ...(search && { busca: search }),
      ...(after && { depois: after }),
    }
    const wire = await http.get<VideosWire>(`/video/${http.church.slug}`, { query, signal })
    return {
      items: wire.videos.map(toVideo),
      playlists: wire.listas.map(({ slug, titulo, descricao }) => ({
        slug,
        title: titulo,
        description: descricao || null,
      })),
      next: wire.proximo ?? null,
    }
  }),
  get: endpoint('videos.get', async (http, { id }: { id: number }, signal) =>
    toVideo(await http.get<VideoDaIgrejaWire>(`/igreja/${http.church.slug}/video/${id}`, { signal })),
  ),
}
