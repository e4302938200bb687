import { bibleApi, type Api } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

export const searchQuery = (api: Api, translation: string, term: string) =>
  api.pages(bibleApi.search, { translation, term })
export const useSearch = (translation: string, term: string) =>
  useSuspenseInfiniteQuery(searchQuery(useApi(), translation, term))
