import { notesApi } from '@atrio/api-client'
import { sessionAtom, type FeatureContext } from '@atrio/tenant-core'
import { cleanWords, sameWords } from '../model/note-words.ts'
import { keptNotes, type KeptNote, type KeptNotes, type NoteOwner } from './kept-notes.ts'
import { sendNote, type Sent } from './send-note.ts'

/** Owner of the notes on this device: the signed-in person; account 0 is a visitor. */
export const ownerOf = (ctx: FeatureContext): NoteOwner => ({
  accountId: ctx.store.get(sessionAtom).account?.id ?? 0,
  churchId: ctx.tenant.church.id,
})

/** Keys of the notes open in editors of this tab, which send them themselves. */
const editors = new WeakMap<FeatureContext, Set<() => string>>()

/** @param key the current key of the editor's note @returns a function that releases it */
export function holdOpen(ctx: FeatureContext, key: () => string): () => void {
  const keys = editors.get(ctx) ?? new Set()
  editors.set(ctx, keys.add(key))
  return () => void keys.delete(key)
}
const isOpen = (ctx: FeatureContext, key: string) => [...(editors.get(ctx) ?? [])].some((held) => held() === key)

/** Sends the waiting notes, once across all tabs; a call during a run does nothing. */
export async function sendKept(ctx: FeatureContext): Promise<void> {
  if (sending.has(ctx)) return
  sending.add(ctx)
  try {
    await alone(() => sendAll(ctx))
  } finally {
    sending.delete(ctx)
  }
}
const sending = new WeakSet<FeatureContext>()

/** Locks exist on secure origins only; elsewhere each tab still sends one note at a time. */
const alone = (run: () => Promise<void>): Promise<void> =>
  globalThis.navigator?.locks ? navigator.locks.request('atrio.notes', run) : run()

async function sendAll(ctx: FeatureContext): Promise<void> {
  const owner = ownerOf(ctx)
  const kept = keptNotes(owner)
  let changed = false
  for (const one of kept.all().reverse()) {
    if (!one.waiting || isOpen(ctx, one.key)) continue
    const trying = withTried(one)
    kept.write(trying)
    const sent = await sendNote(ctx.api, owner.accountId, trying)
    // the session has changed meanwhile: the rest belongs to another person
    if (ownerOf(ctx).accountId !== owner.accountId || sent.kind === 'later') break
    settle(kept, trying, sent)
    changed = true
  }
  if (changed) await ctx.api.invalidate(ctx.queryClient, notesApi.list)
}

/** Records the text of a new note before it is sent, see sendNote. */
export const withTried = (kept: KeptNote): KeptNote =>
  kept.noteId === undefined ? { ...kept, tried: kept.tried ?? cleanWords(kept) } : kept

function settle(kept: KeptNotes, trying: KeptNote, sent: Sent): void {
  if (sent.kind === 'saved' || sent.kind === 'removed') return dropSent(kept, trying)
  const { waiting: _no, ...rest } = kept.read(trying.key) ?? trying
  kept.write({ ...rest, refused: sent.kind === 'conflict' ? 'conflict' : 'failed' })
}

/** Another tab may have typed on under the same key: that text stays. */
export function dropSent(kept: KeptNotes, sent: KeptNote): void {
  const now = kept.read(sent.key)
  if (now && sameWords(now, sent)) kept.drop(sent.key)
}

/** Sends the waiting notes now, and whenever the network returns while this tab is open. */
export function keepSending(ctx: FeatureContext): void {
  void sendKept(ctx)
  if (listening.has(ctx)) return
  listening.add(ctx)
  window.addEventListener('online', () => void sendKept(ctx))
}
const listening = new WeakSet<FeatureContext>()
