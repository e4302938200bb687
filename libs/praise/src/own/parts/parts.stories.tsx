import { loadFormWords } from '@atrio/forms'
import { ownSongsApi, praiseApi } from '@atrio/api-client'
import { apiOver, partsOf } from '@atrio/testing'
import { Rows } from '@atrio/ui'
import { fn } from 'storybook/test'
import { praiseFeature } from '../../feature.ts'
import { ownPaths } from '../../paths.ts'
import { keeping, LIST, member } from '../../testing/own-songs.scenes.ts'
import { setListPath } from '../own-paths.ts'
import { loadOwnWords } from '../i18n/messages.ts'
import { AddToList } from './add-to-list.tsx'
import { FavouriteRow } from './favourite-row.tsx'
import { KeepKey } from './keep-key.tsx'
import { KeepSong } from './keep-song.tsx'
import { OwnTabs } from './own-tabs.tsx'
import { SetListNav } from './set-list-nav.tsx'
import { SetListSongs } from './set-list-songs.tsx'
import { SetListTools } from './set-list-tools.tsx'
import { SongOwn } from './song-own.tsx'

export default { title: 'praise/Parts of own songs' }

const http = keeping()
const part = partsOf(praiseFeature, {
  http,
  session: member,
  load: ({ i18n }) => Promise.all([loadOwnWords(i18n), loadFormWords(i18n)]),
})
const api = apiOver(http)
const song = await api.run(praiseApi.get, { id: 21 })
const list = (await api.run(ownSongsApi.lists, {}))![0]!
const favourite = (await api.run(ownSongsApi.favourites, {}))![0]!
const played = { song, tone: 'D', capo: 0 }
const atPlace = { path: ownPaths.setListSong, at: `${setListPath(LIST)}/1` }

export const Add = part(AddToList, { ...played, onClose: fn() })
export const Favourite = part(FavouriteRow, { song: favourite, onPress: fn() }, { around: Rows })
export const Key = part(KeepKey, { song, tone: 'E', capo: 2 }, atPlace)
export const Keep = part(KeepSong, { ...played, onClose: fn() })
export const Tabs = part(OwnTabs, { current: 'all' }, { choices: { current: ['all', 'favourites', 'lists'] } })
export const Nav = part(SetListNav, { list, place: 1 })
export const Songs = part(SetListSongs, { list })
export const Tools = part(SetListTools, { list })
export const Own = part(SongOwn, played)
