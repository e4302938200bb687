import { useFeatureContext } from '@atrio/tenant-core'
import { useEffect, useMemo, useState } from 'react'
import { keptNotes, type KeptNote, type NoteOwner } from './kept-notes.ts'
import { ownerOf } from './send-kept.ts'

export function useKeptStore() {
  const { accountId, churchId } = ownerOf(useFeatureContext())
  return useMemo(() => keptNotes({ accountId, churchId } satisfies NoteOwner), [accountId, churchId])
}

/** The notes on this device; read again when another tab writes, and when `when` changes. */
export function useKeptNotes(when: unknown): readonly KeptNote[] {
  const store = useKeptStore()
  const [kept, setKept] = useState(() => store.all())
  useEffect(() => {
    const look = () => setKept(store.all())
    look()
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [store, when])
  return kept
}
