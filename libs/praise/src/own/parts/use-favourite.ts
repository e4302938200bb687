import { ApiError, ownSongsApi, type SongEntry } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useApi } from '@atrio/tenant-core'
import { useToast } from '@atrio/ui'
import { useState } from 'react'
import { useFavourites, useTakeFavourites } from '../data/own-songs.queries.ts'

/** Whether a song is a favourite, and how that changes; a failure is said in a toast. */
export function useFavourite({ id, title, subtitle, author, code, group, theme, tone }: SongEntry) {
  const { t } = useTranslation('praise')
  const api = useApi()
  const toast = useToast()
  const take = useTakeFavourites()
  const { data: favourites } = useFavourites()
  const [busy, setBusy] = useState(false)
  const favourite = favourites?.some((song) => song.id === id) ?? false
  /** @returns whether it is done */
  const toggle = async (): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    try {
      await api.run(ownSongsApi.mark, { songId: id, favourite: !favourite })
      const entry = { id, title, subtitle, author, code, group, theme, tone, gone: false }
      take((before) => {
        const others = before.filter((song) => song.id !== id)
        return favourite ? others : [...others, entry].sort((a, b) => a.title.localeCompare(b.title))
      })
      return true
    } catch (error) {
      const isFull = error instanceof ApiError && Boolean(error.fields['favourites'])
      toast({ text: t(isFull ? 'own.full' : 'own.failed') })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { favourite, busy, toggle, offered: favourites !== null }
}
