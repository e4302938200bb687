import { ApiError, ownSongsApi, type SetList, type SetListContent } from '@atrio/api-client'
import { useFeatureContext } from '@atrio/tenant-core'
import { setListsQuery, useTakeSetList } from './own-songs.queries.ts'

/** How a list is to change: called again with the newer one where another device has changed it meanwhile. */
export type ListChange = (list: SetList) => SetListContent

/** Writes of set lists. */
export function useSaveSetList() {
  const ctx = useFeatureContext()
  const take = useTakeSetList()
  const { api, queryClient } = ctx

  const fresh = () => queryClient.fetchQuery({ ...setListsQuery(ctx), staleTime: 0 })
  const save = async (listId: string, content: SetListContent, seen: number) => {
    const saved = await api.run(ownSongsApi.save, { listId, content, seen })
    take(listId, saved)
    return saved
  }
  return {
    make: (listId: string, content: SetListContent) => save(listId, content, 0),
    /** Refused with `conflict` when the list is newer: then the newer one is shown. */
    change: async (list: SetList, change: ListChange) => {
      try {
        return await save(list.id, change(list), list.version)
      } catch (error) {
        // changed or deleted elsewhere
        if (error instanceof ApiError && (error.status === 404 || error.code === 'conflict')) await fresh()
        throw error
      }
    },
    /** For a change that fits any list, such as one more song. */
    changeNewest: async (list: SetList, change: ListChange) => {
      try {
        return await save(list.id, change(list), list.version)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
        const newer = (await fresh())?.find(({ id }) => id === list.id)
        if (!newer) throw error
        return await save(list.id, change(newer), newer.version)
      }
    },
    /** @param leave called when it is deleted, before pages notice */
    remove: async (list: SetList, leave: () => unknown) => {
      try {
        await api.run(ownSongsApi.remove, { listId: list.id, seen: list.version })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') await fresh()
        throw error
      }
      await leave()
      take(list.id, null)
    },
  }
}
