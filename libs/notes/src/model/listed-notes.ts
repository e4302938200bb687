import type { Note, NoteWords } from '@atrio/api-client'
import type { KeptNote } from '../kept/kept-notes.ts'
import { isBlank } from './note-words.ts'

export type ListedState = 'waiting' | 'removing' | 'unsaved' | 'changes' | 'conflict' | 'failed'

/** A row of the list: a note, or words that are on this device alone. */
export type ListedNote = NoteWords & {
  key: string
  noteId?: number
  /** Of the words on this device; undefined where the editor opens what the server has. */
  keptKey?: string
  /** Milliseconds. */
  changedAt: number
  state?: ListedState
}

function stateOf(kept: KeptNote): ListedState {
  if (kept.waiting) return isBlank(kept) ? 'removing' : 'waiting'
  return kept.refused ?? (kept.noteId === undefined ? 'unsaved' : 'changes')
}

/** An emptied note is still called what it was. */
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

/** Notes of the server with what was typed over them here in their place; the last changed first. */
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
