import { ApiError, notesApi, type Note } from '@atrio/api-client'
import {
  failureOf,
  keptOffline,
  rememberAnswer,
  useApi,
  useFeatureContext,
  type FeatureContext,
} from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { keptNotes } from '../kept/kept-notes.ts'
import { keepSending, ownerOf } from '../kept/send-kept.ts'

// requested offline too: it fails at once, and what is on this device is shown
export const notesQuery = (ctx: FeatureContext) =>
  ({ ...keptOffline(ctx, ctx.api.q(notesApi.list, {})), networkMode: 'always' }) as const
export const noteQuery = (ctx: FeatureContext, noteId: number) =>
  ({ ...keptOffline(ctx, ctx.api.q(notesApi.get, { noteId })), networkMode: 'always', staleTime: 0 }) as const

/** A list that fails leaves the notes on this device usable. */
export function loadNotes(ctx: FeatureContext): Promise<void> {
  keepSending(ctx)
  return ctx.queryClient.prefetchQuery(notesQuery(ctx))
}

export function useNotes() {
  const ctx = useFeatureContext()
  // the list is of the one who is signed in
  useApi()
  const query = useQuery({ ...notesQuery(ctx), retryOnMount: false })
  return { notes: query.data, answeredAt: query.dataUpdatedAt, ...failureOf(query) }
}

/** What is known of a note while the server is unreachable: from the list, or from what was typed here. */
function knownNote(ctx: FeatureContext, noteId: number): Note | undefined {
  const owner = ownerOf(ctx)
  const listed = ctx.queryClient.getQueryData(notesQuery(ctx).queryKey) as Note[] | undefined
  const kept = keptNotes(owner)
    .all()
    .find((one) => one.noteId === noteId)
  return listed?.find(({ id }) => id === noteId) ?? (kept?.seen && { id: noteId, ...kept.seen })
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** A deleted note stays open while it has unsaved text here. */
export async function loadNote(ctx: FeatureContext, noteId: number): Promise<void> {
  const kept = keptNotes(ownerOf(ctx))
    .all()
    .some((one) => one.noteId === noteId)
  try {
    await ctx.queryClient.fetchQuery(noteQuery(ctx, noteId))
  } catch (error) {
    if (isMissing(error) ? !kept : !knownNote(ctx, noteId)) throw error
  }
}

/** Initial text of the editor; the editor reports a newer version by itself. */
export function noteAtHand(ctx: FeatureContext, noteId: number): Note | undefined {
  const { queryKey } = noteQuery(ctx, noteId)
  return (ctx.queryClient.getQueryData(queryKey) as Note | undefined) ?? knownNote(ctx, noteId)
}

/** After a save: the next page starts from the server's answer. */
export function rememberNote(ctx: FeatureContext, note: Note): void {
  rememberAnswer(ctx, noteQuery(ctx, note.id), note)
  void ctx.api.invalidate(ctx.queryClient, notesApi.list)
}

export function forgetNote(ctx: FeatureContext, noteId: number): void {
  ctx.queryClient.removeQueries({ queryKey: noteQuery(ctx, noteId).queryKey })
  void ctx.api.invalidate(ctx.queryClient, notesApi.list)
}
