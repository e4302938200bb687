import type { LouvoresWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { toEntry, type SongEntry } from './praise.endpoints.ts'

export type SongPage = { songs: SongEntry[]; next: string | null }

/** Apart from one song's call: a song in a frame lists none. */
export const songsApi = {
  /** A page of the church's songs by title; `search` matches title, author and theme. Our own call. */
  list: endpoint('praise.list', async (http, { search, after }: { search?: string; after?: string }, signal) => {
    const query = { ...(search && { busca: search }), ...(after && { depois: after }) }
    const page = await http.get<LouvoresWire>(`/igreja/${http.church.slug}/louvor/`, { query, signal })
    return { songs: page.louvores.map(toEntry), next: page.proximo ?? null } satisfies SongPage
  }),
}
