import type { NoteWords } from '@atrio/api-client'

/** A version of a note that came from the server. */
export type SeenNote = NoteWords & { changedAt: string }

/** Typed text that the server does not have yet. */
export type KeptNote = NoteWords & {
  /** Its key on this device, and the Idempotency-Key of a new note. */
  key: string
  /** When it was typed, in milliseconds since the epoch. */
  at: number
  /** Absent for a new note. */
  noteId?: number
  /** The version that the text changes. */
  seen?: SeenNote
  /** Saved without an answer: sent again as soon as possible. */
  waiting?: boolean
  /** Text that was sent as a new note without an answer: the server may have it. */
  tried?: NoteWords
  /** The server refused it; the person has to decide. */
  refused?: 'conflict' | 'failed'
  /** What it is about, such as a broadcast. */
  about?: string
}

export type KeptNotes = ReturnType<typeof keptNotes>

/** Signing out removes keys with this prefix, see tenant-core's end-session. */
const PREFIX = 'atrio.draft.notes.'

/** One person in one church: nobody else on this device sees the notes. */
export type NoteOwner = { accountId: number; churchId: number }

function deviceStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

function parsed(text: string | null): KeptNote | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptNote> | null
    const fits = typeof kept?.key === 'string' && typeof kept.title === 'string' && typeof kept.text === 'string'
    return fits ? { ...(kept as KeptNote), at: Number(kept.at) || 0 } : undefined
  } catch {
    return undefined
  }
}

/** Notes stored on this device, shared by the tabs of the browser. */
export function keptNotes({ accountId, churchId }: NoteOwner, storage: Storage | undefined = deviceStorage()) {
  const prefix = `${PREFIX}${accountId}.${churchId}.`
  const nameOf = (key: string) => prefix + key
  const read = (key: string): KeptNote | undefined => {
    try {
      return parsed(storage?.getItem(nameOf(key)) ?? null)
    } catch {
      return undefined
    }
  }
  return {
    nameOf,
    read,
    /** Most recently typed first. */
    all: (): KeptNote[] =>
      Object.keys(storage ?? {})
        .filter((name) => name.startsWith(prefix))
        .flatMap((name) => read(name.slice(prefix.length)) ?? [])
        .sort((a, b) => b.at - a.at),
    /** @returns whether there was room for it */
    write: (kept: KeptNote): boolean => {
      try {
        storage?.setItem(nameOf(kept.key), JSON.stringify(kept))
        return storage !== undefined
      } catch {
        return false
      }
    },
    drop: (key: string): void => {
      try {
        storage?.removeItem(nameOf(key))
      } catch {
        // closed storage holds nothing
      }
    },
  }
}

/** A unique key of thirty-two letters. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
