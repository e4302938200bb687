import { playApi, type ListEntry, type PlayEntry } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext, useViewer } from '@atrio/tenant-core'
import { useToast } from '@atrio/ui'
import { useRef } from 'react'
import { myListQuery, useMyListQuery } from './play.queries.ts'

/** Placeholder id of an entry that the server has not confirmed yet. */
const WAITING = 0

/**
 * A person's own list with optimistic changes; a failed one is rolled back and shown, and each can be undone. Changes
 * are sent in order.
 */
export function useMyList() {
  const { t } = useTranslation('play')
  const { api, queryClient } = useFeatureContext()
  const accountId = useViewer()
  const { data: entries } = useMyListQuery()
  const toast = useToast()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const answered = useRef(new Map<number, number>())
  const { queryKey } = myListQuery(api, accountId)
  const change = (to: (list: ListEntry[]) => ListEntry[]) =>
    queryClient.setQueryData(queryKey, (list: ListEntry[] | undefined) => to(list ?? []))
  const without = ({ id }: PlayEntry) => change((list) => list.filter(({ content }) => content.id !== id))
  const put = (entry: ListEntry) =>
    change((list) => [entry, ...list.filter(({ content }) => content.id !== entry.content.id)])
  const next = (work: () => Promise<void>) => (last.current = last.current.then(work))

  function add(content: PlayEntry) {
    put({ id: WAITING, content })
    toast({
      text: t('list.added', { title: content.title }),
      action: { label: t('undo'), onAction: () => remove(content) },
    })
    void next(async () => {
      try {
        const entry = await api.run(playApi.addToList, { accountId, contentId: content.id })
        answered.current.set(content.id, entry.id)
        change((list) => list.map((one) => (one.content.id === content.id ? { ...one, id: entry.id } : one)))
      } catch {
        without(content)
        toast({ text: t('list.addFailed') })
      }
    })
  }

  function remove(content: PlayEntry) {
    const entry = entries?.find((one) => one.content.id === content.id)
    without(content)
    toast({
      text: t('list.removed', { title: content.title }),
      action: { label: t('undo'), onAction: () => add(content) },
    })
    void next(async () => {
      const id = entry?.id || answered.current.get(content.id)
      if (!id) return
      try {
        await api.run(playApi.removeFromList, { entryId: id })
      } catch {
        put({ id, content })
        toast({ text: t('list.removeFailed') })
      }
    })
  }

  return {
    has: (id: number) => entries?.some(({ content }) => content.id === id) ?? false,
    known: entries !== undefined,
    add,
    remove,
  }
}
