import {
  noResponse,
  refuse,
  wireFavourite,
  wireListedSong,
  wireSetList,
  wireSong,
  wireSongEntry,
  type FakeHttp,
} from '@atrio/testing'

/** The signed-in member: number 8 in the test church. */
export const member = {
  token: 'access.1',
  account: { id: 7, name: 'Ana' },
  clientAccount: { id: 8, email: 'ana@demo.test' },
}

export const LIST = '0a000000-0000-4000-8000-00000000000a'
export const calls = {
  songs: 'GET /igreja/vida-plena/louvor/',
  favourites: 'GET /user/louvor-favorito?igreja=1',
  mark: (id: number) => `PUT /user/louvor-favorito/${id}?igreja=1`,
  unmark: (id: number) => `DELETE /user/louvor-favorito/${id}?igreja=1`,
  lists: 'GET /user/repertorio?igreja=1',
  save: `PUT /user/repertorio/${LIST}?igreja=1`,
  remove: `DELETE /user/repertorio/${LIST}?igreja=1&versao=3`,
} as const

type List = ReturnType<typeof wireSetList>
export type Sent = {
  nome: string
  data: string | null
  louvores: { idLouvor: number; tom: string | null; capotraste: number }[]
  versao: number
}

const TITLES: Record<number, string> = { 21: 'Castelo forte', 22: 'Noite de paz', 23: 'Santo, santo, santo' }

/** A server that keeps one set list and the favourites, and notes what it was sent. */
export function keeping(list: List = wireSetList(), sent: Sent[] = []): FakeHttp {
  let stored: List | null = list
  let favourites = [wireFavourite({ id: 22, titulo: 'Noite de paz', autor: 'Joseph Mohr', tema: 'Natal', tom: 'G' })]
  return {
    'GET /louvor/21/': wireSong(),
    'GET /louvor/22/': wireSong({ id: 22, titulo: 'Noite de paz', tom: 'G', conteudo: '[G]Noite de [D]paz' }),
    [calls.songs]: { louvores: [wireSongEntry()], proximo: null },
    [calls.favourites]: () => ({ favoritos: favourites }),
    [calls.mark(21)]: () => {
      favourites = [wireFavourite(), ...favourites]
      return { situacao: 'marcado' }
    },
    [calls.unmark(22)]: () => {
      favourites = favourites.filter(({ id }) => id !== 22)
      return { situacao: 'removido' }
    },
    [calls.lists]: () => ({ repertorios: stored ? [stored] : [] }),
    [calls.save]: ({ body }: { body: Sent }) => {
      sent.push(body)
      const louvores = body.louvores.map((song) => wireListedSong({ ...song, titulo: TITLES[song.idLouvor] ?? '' }))
      stored = { uuid: LIST, nome: body.nome, data: body.data, louvores, versao: body.versao + 1 }
      return stored
    },
    [calls.remove]: () => {
      stored = null
      return { situacao: 'removido' }
    },
  }
}

const gone = wireListedSong({ idLouvor: 30, titulo: 'Hino antigo', autor: null, flagExiste: false })

/** Scenes of the wire, for tests and stories; functions make a server of their own, which remembers. */
export const scenes = {
  nothing: {
    ...keeping(),
    [calls.favourites]: { favoritos: [] },
    [calls.lists]: { repertorios: [] },
  },
  emptyList: { ...keeping(), [calls.lists]: { repertorios: [wireSetList({ louvores: [], data: null })] } },
  withGone: {
    ...keeping(),
    [calls.favourites]: {
      favoritos: [wireFavourite(), wireFavourite({ id: 30, titulo: 'Hino antigo', flagExiste: false })],
    },
    [calls.lists]: { repertorios: [wireSetList({ louvores: [wireListedSong(), gone] })] },
  },
  failing: { ...keeping(), [calls.favourites]: refuse(500), [calls.lists]: refuse(500) },
  notSaved: { ...keeping(), [calls.save]: noResponse(), [calls.mark(21)]: noResponse() },
  full: { ...keeping(), [calls.mark(21)]: refuse(409, 'conflict', [{ field: 'favoritos', code: 'limit' }]) },
  /** A backend that keeps nothing of songs. */
  notOffered: { ...keeping(), [calls.favourites]: refuse(404, 'not_found'), [calls.lists]: refuse(404, 'not_found') },
} satisfies Record<string, FakeHttp>
