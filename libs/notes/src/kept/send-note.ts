import { ApiError, notesApi, type Api, type Note } from '@atrio/api-client'
import { cleanWords, isBlank, sameWords } from '../model/note-words.ts'
import type { KeptNote } from './kept-notes.ts'

/** What became of a note that was sent. */
export type Sent =
  | { kind: 'saved'; note: Note }
  | { kind: 'removed' }
  /** Nothing came back, or the server is not to be had: sent again later, it is the same note. */
  | { kind: 'later' }
  /** The server has a newer version; null: the note is gone there. */
  | { kind: 'conflict'; other: Note | null }
  /** There is no room for one more note. */
  | { kind: 'full' }
  | { kind: 'failed' }

/** Sends what is kept: a new note, a change, or the end of a note that was emptied. Never throws. */
export async function sendNote(api: Api, accountId: number, kept: KeptNote): Promise<Sent> {
  const { noteId, seen } = kept
  try {
    if (noteId === undefined) return await addNote(api, accountId, kept)
    if (isBlank(kept)) return await removeNote(api, noteId, seen?.changedAt)
    const words = cleanWords(kept)
    return { kind: 'saved', note: await api.run(notesApi.change, { noteId, words, seen: seen?.changedAt ?? '' }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (noteId !== undefined && error.status === 404) return { kind: 'conflict', other: null }
    if (noteId !== undefined && error.status === 409) return await newer(api, accountId, noteId)
    if (error.status === 409) return { kind: 'full' }
    return { kind: isLater(error) ? 'later' : 'failed' }
  }
}

/** Too many at once, or a session that has ended, is no fault of the note's. */
const isLater = ({ kind, status }: ApiError) =>
  kind === 'no-response' || status >= 502 || status === 429 || status === 401

/** A key that was used before answers with the note that it made, which may have changed since. */
async function addNote(api: Api, accountId: number, { key, tried, ...kept }: KeptNote): Promise<Sent> {
  const words = cleanWords(kept)
  const note = await api.run(notesApi.add, { key, words })
  if (sameWords(note, words)) return { kind: 'saved', note }
  if (!tried || !sameWords(note, tried)) return { kind: 'conflict', other: note }
  // what an earlier try had sent, and then the person went on
  const { id, ...seen } = note
  return sendNote(api, accountId, { ...kept, ...words, key, noteId: id, seen })
}

/** A note that is gone already, or was written on elsewhere, is not deleted here. */
async function removeNote(api: Api, noteId: number, seen: string | undefined): Promise<Sent> {
  try {
    await api.run(notesApi.remove, { noteId, ...(seen && { seen }) })
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 409)) throw error
  }
  return { kind: 'removed' }
}

async function newer(api: Api, accountId: number, noteId: number): Promise<Sent> {
  try {
    return { kind: 'conflict', other: await api.run(notesApi.get, { accountId, noteId }) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { kind: 'conflict', other: null }
    return { kind: 'later' }
  }
}
