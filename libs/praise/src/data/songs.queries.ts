import { songsApi, type Api } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

// Apart from one song's query: a song in a frame needs no code of lists.

/** The songs that contain every word of a search, in pages. */
export const songsQuery = (api: Api, search: string) => api.pages(songsApi.list, { ...(search && { search }) })
export const useSongs = (search: string) => useSuspenseInfiniteQuery(songsQuery(useApi(), search))
