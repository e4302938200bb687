import { ApiError, notesApi, type Api, type Note } from '@atrio/api-client'
import { cleanWords, isBlank, sameWords } from '../model/note-words.ts'
import type { KeptNote } from './kept-notes.ts'

/** The outcome of sending a note. */
export type Sent =
  | { kind: 'saved'; note: Note }
  | { kind: 'removed' }
  /** No answer, or the server is unavailable: sending it again later makes no second note. */
  | { kind: 'later' }
  /** The server has a newer version; null when the note was deleted there. */
  | { kind: 'conflict'; other: Note | null }
  /** The account's limit of notes is reached. */
  | { kind: 'full' }
  | { kind: 'failed' }

/** Sends a stored note: adds, changes, or deletes one that was emptied. Never throws. */
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

/** Rate limits and an ended session are no fault of the note. */
const isLater = ({ kind, status }: ApiError) =>
  kind === 'no-response' || status >= 502 || status === 429 || status === 401

/** A repeated key answers with the note it created, which may have changed since. */
async function addNote(api: Api, accountId: number, { key, tried, ...kept }: KeptNote): Promise<Sent> {
  const words = cleanWords(kept)
  const note = await api.run(notesApi.add, { key, words })
  if (sameWords(note, words)) return { kind: 'saved', note }
  if (!tried || !sameWords(note, tried)) return { kind: 'conflict', other: note }
  // an earlier try was stored, and the person typed on after it
  const { id, ...seen } = note
  return sendNote(api, accountId, { ...kept, ...words, key, noteId: id, seen })
}

/** A note that is already gone, or was changed elsewhere, is not deleted here. */
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
