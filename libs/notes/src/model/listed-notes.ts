import type { Note, NoteWords } from '@atrio/api-client'
import type { KeptNote } from '../kept/kept-notes.ts'
import { isBlank } from './note-words.ts'

export type ListedState = 'waiting' | 'removing' | 'unsaved' | 'changes' | 'conflict' | 'failed'

/** A row of the list: a note of the server, or text that is on this device only. */
export type ListedNote = NoteWords & {
  key: string
  noteId?: number
  /** Key of the text on this device; undefined when the editor opens the server's version. */
  keptKey?: string
  /** Milliseconds since the epoch. */
  changedAt: number
  state?: ListedState
}

function stateOf(kept: KeptNote): ListedState {
  if (kept.waiting) return isBlank(kept) ? 'removing' : 'waiting'
  return kept.refused ?? (kept.noteId === undefined ? 'unsaved' : 'changes')
}

/** An emptied note keeps its last title in the list. */
const nameOf = (kept: KeptNote): NoteWords => (isBlank(kept) && kept.seen ? kept.seen : kept)

const ofKept = (kept: KeptNote): ListedNote => ({
  title: nameOf(kept).title,
  text: nameOf(kept).text,
  key: kept.key,
  keptKey: kept.key,
  changedAt: kept.at,
  ...(kept.noteId !== undefined && { noteId: kept.noteId }),
  state: stateOf(kept),
})

/** Notes of the server, replaced by their unsaved text on this device; most recently changed first. */
export function listedNotes(notes: readonly Note[], kept: readonly KeptNote[]): ListedNote[] {
  const typedOver = new Set(kept.map(({ noteId }) => noteId))
  return [
    ...kept.map(ofKept),
    ...notes
      .filter(({ id }) => !typedOver.has(id))
      .map(({ id, title, text, changedAt }) => ({
        key: `note-${id}`,
        noteId: id,
        title,
        text,
        changedAt: Date.parse(changedAt),
      })),
  ].sort((a, b) => b.changedAt - a.changedAt)
}
