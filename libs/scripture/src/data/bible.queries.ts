import { bibleApi, type Api } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'

/** What the church offers. A page's load awaits it before `useBible` reads it. */
export const bibleQuery = (api: Api) => api.q(bibleApi.get, {})
export const useBible = () => useSuspenseQuery(bibleQuery(useApi())).data

/** A chapter; it never changes while a page is open. */
export const chapterQuery = (api: Api, chapter: { translation: string; book: string; chapter: number }) => ({
  ...api.q(bibleApi.chapter, chapter),
  staleTime: Infinity,
})
