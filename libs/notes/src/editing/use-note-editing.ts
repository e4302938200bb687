import type { Note, NoteWords } from '@atrio/api-client'
import { useFeatureContext } from '@atrio/tenant-core'
import { useState } from 'react'
import { rememberNote } from '../data/notes.queries.ts'
import { newKey, type KeptNote } from '../kept/kept-notes.ts'
import { dropSent, ownerOf, withTried } from '../kept/send-kept.ts'
import { sendNote } from '../kept/send-note.ts'
import { cleanWords, NO_WORDS } from '../model/note-words.ts'
import { toKept, type HeldNote } from './held-note.ts'
import { useHeldNote } from './use-held-note.ts'
import { useWhenOnline } from './use-when-online.ts'

/** The outcome of the last save. */
export type Outcome = 'none' | 'saved' | 'waiting' | 'failed' | 'full' | 'noTitle' | 'conflict'
export type Choice = 'mine' | 'other' | 'both'
export type NoteEditing = ReturnType<typeof useNoteEditing>

const wordsOf = ({ title, text }: NoteWords): NoteWords => ({ title, text })

/** Edits one note: stored on this device at each keystroke, sent when it is saved. */
export function useNoteEditing(start: HeldNote, onSaved?: (note: Note) => void, justSaved = false) {
  const ctx = useFeatureContext()
  const [outcome, setOutcome] = useState<Outcome>(start.waiting ? 'waiting' : justSaved ? 'saved' : 'none')
  const [other, setOther] = useState<Note | null>(null)
  const [busy, setBusy] = useState(false)
  const { store, held, change, keep, isThere, ...shown } = useHeldNote(start)

  const write = (part: Partial<NoteWords>) => {
    change({ words: { ...held.current.words, ...part } })
    setOutcome('none')
    keep()
  }

  /** The server has it: text typed meanwhile is stored as a change of that version. */
  const take = (sent: KeptNote, note: Note) => {
    const { id, ...version } = note
    dropSent(store, sent)
    rememberNote(ctx, note)
    if (!isThere()) return
    change({ key: newKey(), noteId: id, seen: version, tried: undefined, about: undefined, givenTitle: undefined })
    keep()
    // text typed meanwhile is stored under the old key too
    dropSent(store, { ...sent, ...held.current.words })
    setOutcome('saved')
    onSaved?.(note)
  }

  const send = async () => {
    if (busy) return
    setBusy(true)
    const sent = withTried(toKept(held.current))
    change({ tried: sent.tried })
    keep()
    const answer = await sendNote(ctx.api, ownerOf(ctx).accountId, sent)
    setBusy(false)
    if (answer.kind === 'saved') return take(sent, answer.note)
    if (answer.kind === 'later' && isThere()) keep({ waiting: true })
    if (answer.kind === 'conflict') setOther(answer.other)
    setOutcome(answer.kind === 'later' ? 'waiting' : answer.kind === 'removed' ? 'none' : answer.kind)
  }

  useWhenOnline(() => {
    if (outcome === 'waiting') void send()
  })

  return {
    ...shown,
    outcome,
    other,
    busy,
    write,
    save: async () => (cleanWords(held.current.words).title ? send() : setOutcome('noTitle')),
    /** Resolves a conflict: one of two versions, or both as two notes. */
    async choose(choice: Choice) {
      if (busy) return
      store.drop(held.current.key)
      if (choice === 'other' && other) {
        const { id, ...version } = other
        change({ key: newKey(), noteId: id, seen: version, tried: undefined, words: wordsOf(version) })
        rememberNote(ctx, other)
        return setOutcome('none')
      }
      const { id, ...version } = other ?? { id: undefined }
      const upon = choice === 'mine' && id !== undefined ? { noteId: id, seen: version as HeldNote['seen'] } : {}
      change({ key: newKey(), noteId: undefined, seen: undefined, tried: undefined, ...upon })
      await send()
    },
    /** Reverts to the server's version, which is empty for a new note. */
    discard() {
      const { key, seen } = held.current
      store.drop(key)
      change({ key: newKey(), words: seen ? wordsOf(seen) : NO_WORDS, tried: undefined })
      setOutcome('none')
    },
    /** Postpones the decision: the text stays on this device. */
    decideLater: () => setOutcome('none'),
  }
}
