import type { NoteWords } from '@atrio/api-client'

/** A version of a note that the server gave. */
export type SeenNote = NoteWords & { changedAt: string }

/** What somebody has typed and the server does not have yet. */
export type KeptNote = NoteWords & {
  /** Its name on this device, and the Idempotency-Key of a new note. */
  key: string
  /** When it was typed: milliseconds. */
  at: number
  /** Absent for a note that is new. */
  noteId?: number
  /** The version that was typed over. */
  seen?: SeenNote
  /** Saved without an answer: sent again as soon as that is possible. */
  waiting?: boolean
  /** Words that were sent as a new note and not answered: the server may have them. */
  tried?: NoteWords
  /** The server did not take it; the person has to look at it. */
  refused?: 'conflict' | 'failed'
  /** What it is written about, such as a broadcast. */
  about?: string
}

export type KeptNotes = ReturnType<typeof keptNotes>

/** Signing out forgets what begins so, see tenant-core's end-session. */
const PREFIX = 'atrio.draft.notes.'

/** One person in one church: nobody else on this device is shown it. */
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

/** Notes that are kept on this device, shared by the tabs of the browser. */
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
    /** The last typed first. */
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
        // a storage that is closed holds nothing
      }
    },
  }
}

/** Thirty-two letters that nobody else has. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
