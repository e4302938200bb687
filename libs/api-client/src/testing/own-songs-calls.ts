import { ownSongsApi } from '../praise/own-songs.endpoints.ts'
import { row, type Row } from './asked-call.ts'

const content = { name: 'Culto', day: null, songs: [{ songId: 7, key: 'D', capo: 2 }] }

/** Calls of a person's favourites and set lists; the church is number 1. */
export const ownSongsCalls: Row[] = [
  row(ownSongsApi.favourites, {}, 'main GET /user/louvor-favorito?igreja=1'),
  row(ownSongsApi.mark, { songId: 7, favourite: true }, 'main PUT /user/louvor-favorito/7?igreja=1'),
  row(ownSongsApi.mark, { songId: 7, favourite: false }, 'main DELETE /user/louvor-favorito/7?igreja=1'),
  row(ownSongsApi.lists, {}, 'main GET /user/repertorio?igreja=1'),
  row(ownSongsApi.save, { listId: 'l1', content, seen: 0 }, 'main PUT /user/repertorio/l1?igreja=1'),
  row(ownSongsApi.remove, { listId: 'l1', seen: 3 }, 'main DELETE /user/repertorio/l1?igreja=1&versao=3'),
]
