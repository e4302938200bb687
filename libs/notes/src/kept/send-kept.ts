import { notesApi } from '@atrio/api-client'
import { sessionAtom, type FeatureContext } from '@atrio/tenant-core'
import { cleanWords, sameWords } from '../model/note-words.ts'
import { keptNotes, type KeptNote, type KeptNotes, type NoteOwner } from './kept-notes.ts'
import { sendNote, type Sent } from './send-note.ts'

/** Whose notes are kept here: whoever is signed in; 0 is nobody. */
export const ownerOf = (ctx: FeatureContext): NoteOwner => ({
  accountId: ctx.store.get(sessionAtom).account?.id ?? 0,
  churchId: ctx.tenant.church.id,
})

/** Keys of the notes that stand in editors of this tab, which send them themselves. */
const editors = new WeakMap<FeatureContext, Set<() => string>>()

/** @param key what the editor's note is called now @returns ends it */
export function holdOpen(ctx: FeatureContext, key: () => string): () => void {
  const keys = editors.get(ctx) ?? new Set()
  editors.set(ctx, keys.add(key))
  return () => void keys.delete(key)
}
const isOpen = (ctx: FeatureContext, key: string) => [...(editors.get(ctx) ?? [])].some((held) => held() === key)

/** Sends what waits, once over all tabs; called again meanwhile it does nothing. */
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

/** Locks exist on secure origins only; a tab alone sends one at a time all the same. */
const alone = (run: () => Promise<void>): Promise<void> =>
  globalThis.navigator?.locks ? navigator.locks.request('atrio.notes', run) : run()

async function sendAll(ctx: FeatureContext): Promise<void> {
  const owner = ownerOf(ctx)
  const kept = keptNotes(owner)
  let told = false
  for (const one of kept.all().reverse()) {
    if (!one.waiting || isOpen(ctx, one.key)) continue
    const trying = withTried(one)
    kept.write(trying)
    const sent = await sendNote(ctx.api, owner.accountId, trying)
    // somebody else is signed in by now, or nobody: what is kept is theirs alone
    if (ownerOf(ctx).accountId !== owner.accountId || sent.kind === 'later') break
    settle(kept, trying, sent)
    told = true
  }
  if (told) await ctx.api.invalidate(ctx.queryClient, notesApi.list)
}

/** A new note remembers what is sent of it first, see sendNote. */
export const withTried = (kept: KeptNote): KeptNote =>
  kept.noteId === undefined ? { ...kept, tried: kept.tried ?? cleanWords(kept) } : kept

function settle(kept: KeptNotes, trying: KeptNote, sent: Sent): void {
  if (sent.kind === 'saved' || sent.kind === 'removed') return dropSent(kept, trying)
  const { waiting: _no, ...rest } = kept.read(trying.key) ?? trying
  kept.write({ ...rest, refused: sent.kind === 'conflict' ? 'conflict' : 'failed' })
}

/** Another tab may have typed on under the same key: that stays. */
export function dropSent(kept: KeptNotes, sent: KeptNote): void {
  const now = kept.read(sent.key)
  if (now && sameWords(now, sent)) kept.drop(sent.key)
}

/** Sends what waits now, and whenever the network comes back while this tab is open. */
export function keepSending(ctx: FeatureContext): void {
  void sendKept(ctx)
  if (listening.has(ctx)) return
  listening.add(ctx)
  window.addEventListener('online', () => void sendKept(ctx))
}
const listening = new WeakSet<FeatureContext>()
