import { ApiError, ownSongsApi, type SetList, type SetListContent } from '@atrio/api-client'
import { useFeatureContext, useViewer, viewerOf } from '@atrio/tenant-core'
import { setListsQuery, useTakeSetList } from './own-songs.queries.ts'
import { isElsewhere, saveInTurn, settled, type ListChange } from './set-list-queue.ts'

/** Writes of set lists. */
export function useSaveSetList() {
  const ctx = useFeatureContext()
  const take = useTakeSetList()
  const { api, queryClient } = ctx
  // the one who writes: another may have signed in before the answer, and before what waits is sent
  const viewer = useViewer()
  const query = setListsQuery(ctx, viewer)

  const isSame = () => viewerOf(ctx) === viewer
  const requireSame = () => {
    if (!isSame()) throw new ApiError('another person has signed in', { kind: 'aborted' })
  }
  const lists = () => queryClient.getQueryData<SetList[] | null>(query.queryKey)
  const newest = (list: SetList) => lists()?.find(({ id }) => id === list.id)
  // an answer that is under way is older than what is written meanwhile
  const cancelRefetch = () => void queryClient.cancelQueries({ queryKey: query.queryKey })
  const fresh = async () => {
    if (!isSame()) return
    cancelRefetch()
    await queryClient.fetchQuery({ ...query, staleTime: 0 })
  }
  const save = async (listId: string, content: SetListContent, seen: number) => {
    const saved = await api.run(ownSongsApi.save, { listId, content, seen })
    take(listId, saved)
    return saved
  }
  const show = (shown: SetList) => {
    const before = lists()
    // without any lists, a page awaits them
    if (!before) return
    cancelRefetch()
    const changed = before.map((one) => (one.id === shown.id ? shown : one))
    queryClient.setQueryData(query.queryKey, changed)
  }
  const write = (list: SetList, change: ListChange, isShown: boolean) =>
    // what was answered since the page was drawn is newer than what it shows
    saveInTurn(ctx, newest(list) ?? list, change, isShown, {
      show,
      save: async (changed) => {
        requireSame()
        try {
          return await save(list.id, changed, changed.version)
        } catch (error) {
          if (isElsewhere(error)) await fresh()
          throw error
        }
      },
    })
  const change = (list: SetList, to: ListChange) => write(list, to, false)
  return {
    make: (listId: string, content: SetListContent) => save(listId, content, 0),
    /** Refused with `conflict` when the list is newer: then the newer one is shown. */
    change,
    /** A change that is shown before it is saved, and taken back where it cannot be. */
    changeAtOnce: (list: SetList, to: ListChange) => write(list, to, true),
    /** For a change that fits any list, such as one more song. */
    changeNewest: async (list: SetList, to: ListChange) => {
      try {
        return await change(list, to)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict' || !newest(list)) throw error
        return await change(list, to)
      }
    },
    /**
     * Once its changes are saved or refused.
     * @param leave called when it is deleted, before pages notice
     */
    remove: async (list: SetList, leave: () => unknown) => {
      await settled(ctx, list.id)
      requireSame()
      const { version: seen } = newest(list) ?? list
      try {
        await api.run(ownSongsApi.remove, { listId: list.id, seen })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') await fresh()
        throw error
      }
      await leave()
      take(list.id, null)
    },
  }
}
