import { useFeatureContext } from '@atrio/tenant-core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newKey } from '../kept/kept-notes.ts'
import { holdOpen, keepSending, ownerOf } from '../kept/send-kept.ts'
import { useKeptStore } from '../kept/use-kept-notes.ts'
import { sameWords } from '../model/note-words.ts'
import { isEmpty, isUnchanged, toKept, type HeldNote } from './held-note.ts'
import { useLeaving } from './use-leaving.ts'

/** An editor's note, mirrored to this device. */
export function useHeldNote(start: HeldNote) {
  const ctx = useFeatureContext()
  const store = useKeptStore()
  const held = useRef(start)
  const [shown, setShown] = useState(start)
  const [noRoom, setNoRoom] = useState(false)
  const [accountId] = useState(() => ownerOf(ctx).accountId)

  const change = (part: { [Name in keyof HeldNote]?: HeldNote[Name] | undefined }) => {
    held.current = { ...held.current, ...part } as HeldNote
    setShown(held.current)
  }
  const keep = ({ waiting = false } = {}) => {
    const note = held.current
    if (isUnchanged(note) || (note.noteId === undefined && isEmpty(note))) return store.drop(note.key)
    setNoRoom(!store.write({ ...toKept(note), ...(waiting && { waiting }) }))
  }
  const { isThere } = useLeaving(held, store, accountId)

  const hearTab = useEffectEvent(({ key, newValue }: StorageEvent) => {
    const note = held.current
    if (key !== store.nameOf(note.key) || newValue === null || isUnchanged(note) || isEmpty(note)) return
    const theirs = store.read(note.key)
    if (!theirs || sameWords(theirs, note.words)) return
    // another tab writes under the same key: from here on they are two notes
    change({ key: newKey(), tried: undefined })
    keep()
  })
  useEffect(() => {
    keepSending(ctx)
    const free = holdOpen(ctx, () => held.current.key)
    const storage = (event: StorageEvent) => hearTab(event)
    window.addEventListener('storage', storage)
    return () => {
      free()
      window.removeEventListener('storage', storage)
    }
  }, [ctx])

  return {
    store,
    held,
    change,
    keep,
    isThere,
    words: shown.words,
    noteId: shown.noteId,
    seen: shown.seen,
    changed: !isUnchanged(shown) && !isEmpty(shown),
    /** Storage on this device is full or closed. */
    noRoom,
  }
}
