import type {
  LouvoresFavoritosWire,
  RepertorioDadosWire,
  RepertoriosWire,
  RepertorioWire,
  setListLimits,
  SituacaoWire,
} from '@atrio/contract'
import { ApiError } from '../api-error.ts'
import { endpoint, personalEndpoint, type Http } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import { toEntry, type SongEntry } from './praise.endpoints.ts'

/** A song that the person marked; of one that is gone, only the title is left. */
export type FavouriteSong = SongEntry & { gone: boolean }

/** A song of a set list: the key and the capo's fret that it is played with there. */
export type SetListSong = {
  songId: number
  title: string
  author: string | null
  /** Null leaves the song in its own key. */
  key: string | null
  capo: number
  /** The church shows it no more. */
  gone: boolean
}

/** @property day `YYYY-MM-DD` */
export type SetList = { id: string; name: string; day: string | null; songs: SetListSong[]; version: number }

/** What is written of a list: all of it. */
export type SetListContent = {
  name: string
  day: string | null
  songs: readonly Pick<SetListSong, 'songId' | 'key' | 'capo'>[]
}

/** Repeats the contract's limits: importing its schemas would bundle their library. */
export const SET_LIST_LIMITS: typeof setListLimits = { favourites: 200, lists: 50, songs: 60, nameLength: 80 }

const FIELDS = { nome: 'name', data: 'day', favoritos: 'favourites', repertorios: 'lists' }

const ofChurch = (http: Http) => ({ query: { igreja: http.church.id } })
const favouritePath = (songId: number) => `/user/louvor-favorito/${songId}`
const listPath = (listId: string) => `/user/repertorio/${encodeURIComponent(listId)}`

const toSetList = (wire: RepertorioWire): SetList => ({
  id: wire.uuid,
  name: wire.nome,
  day: wire.data ?? null,
  songs: wire.louvores.map((song) => ({
    songId: song.idLouvor,
    title: song.titulo,
    author: song.autor || null,
    key: song.tom ?? null,
    capo: song.capotraste,
    gone: !song.flagExiste,
  })),
  version: wire.versao,
})

/** Null from a backend that keeps no songs for people. */
async function orNull<Answer>(run: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** A person's favourites and set lists: our own calls (docs/wire.md). */
export const ownSongsApi = {
  /** By title; null from a backend without favourites (404). */
  favourites: personalEndpoint('ownSongs.favourites', (http, _: Record<string, never>, signal) =>
    orNull(async () =>
      (await http.get<LouvoresFavoritosWire>('/user/louvor-favorito', { ...ofChurch(http), signal })).favoritos.map(
        (song): FavouriteSong => ({ ...toEntry(song), gone: !song.flagExiste }),
      ),
    ),
  ),
  /** Idempotent. Refused under the field `favourites` where there are as many as one may have. */
  mark: endpoint(
    'ownSongs.mark',
    async (http, { songId, favourite }: { songId: number; favourite: boolean }, signal) => {
      const send = favourite ? http.put : http.delete
      await withFormFields(FIELDS, () => send<SituacaoWire>(favouritePath(songId), { ...ofChurch(http), signal }))
    },
  ),
  /** Those without a date first, then the latest; null from a backend without set lists (404). */
  lists: personalEndpoint('ownSongs.lists', (http, _: Record<string, never>, signal) =>
    orNull(async () =>
      (await http.get<RepertoriosWire>('/user/repertorio', { ...ofChurch(http), signal })).repertorios.map(toSetList),
    ),
  ),
  /**
   * Makes a list (version 0, under an id of the caller's), or writes it over. Refused with `conflict` when it is newer than
   * the given version, and under the field `lists` where there are as many as one may have.
   */
  save: endpoint(
    'ownSongs.save',
    async (
      http,
      { listId, content, seen }: { listId: string; content: SetListContent; seen: number },
      signal,
    ): Promise<SetList> => {
      const louvores = content.songs.map(({ songId, key, capo }) => ({ idLouvor: songId, tom: key, capotraste: capo }))
      const body: RepertorioDadosWire = { nome: content.name, data: content.day, louvores, versao: seen }
      return withFormFields(FIELDS, async () =>
        toSetList(await http.put<RepertorioWire>(listPath(listId), { ...ofChurch(http), body, signal })),
      )
    },
  ),
  /** Idempotent. Refused with `conflict` when the list is newer. */
  remove: endpoint('ownSongs.remove', async (http, { listId, seen }: { listId: string; seen: number }, signal) => {
    const query = { igreja: http.church.id, versao: seen }
    await http.delete<SituacaoWire>(listPath(listId), { query, signal })
  }),
}
