import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { useToast } from '@atrio/ui'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { forgetNote } from '../data/notes.queries.ts'
import { newKey, type KeptNotes } from '../kept/kept-notes.ts'
import { ownerOf, sendKept } from '../kept/send-kept.ts'
import { isEmpty, isUnchanged, toKept, type HeldNote } from './held-note.ts'

/** Leaving a note with no content deletes it (document 1 section 2); a toast offers to undo that. */
export function useLeaving(held: RefObject<HeldNote>, store: KeptNotes, accountId: number) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('notes')
  const toast = useToast()
  const there = useRef(true)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  // nothing of a person is written after they have signed out
  const isTheirs = () => ownerOf(ctx).accountId === accountId

  const bringBack = async (note: HeldNote) => {
    if (!note.seen || !isTheirs()) return
    const { title, text } = note.seen
    store.write({ key: newKey(), title, text, at: Date.now(), waiting: true })
    await sendKept(ctx)
  }
  const leave = useEffectEvent(async () => {
    there.current = false
    const note = held.current
    if (!isEmpty(note) || !isTheirs()) return
    if (note.noteId === undefined || isUnchanged(note)) return store.drop(note.key)
    store.write({ ...toKept(note), waiting: true })
    toast({ text: t('emptied'), action: { label: t('undo'), onAction: () => void bringBack(note) } })
    await sendKept(ctx)
    forgetNote(ctx, note.noteId)
  })
  useEffect(() => {
    clearTimeout(leaving.current)
    there.current = true
    return () => {
      // in development effects run twice: an editor that mounts again has not been left
      leaving.current = setTimeout(() => void leave(), 0)
    }
  }, [])
  return { isThere: () => there.current && isTheirs() }
}
