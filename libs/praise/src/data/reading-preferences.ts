import { useCallback, useState, useSyncExternalStore } from 'react'
import { notations, type Notation } from '../model/notation.ts'
import { isZoom, ZOOM_START } from '../model/zoom.ts'

/** Frets at which a capo may be placed; 0 is none. */
export const CAPO_FRETS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

const CHANGED = 'atrio:song-preference'
/** When storage is blocked, in a cross-site frame for instance, a choice lasts as long as the page. */
const held = new Map<string, string>()

const storageOf = (place: 'local' | 'session') => globalThis[`${place}Storage`]

const read = (place: 'local' | 'session', name: string): string | null => {
  try {
    return held.get(name) ?? storageOf(place).getItem(name)
  } catch {
    return null
  }
}

const write = (place: 'local' | 'session', name: string, value: string) => {
  try {
    storageOf(place).setItem(name, value)
    held.delete(name)
  } catch {
    held.set(name, value)
  }
  dispatchEvent(new Event(CHANGED))
}

const subscribe = (changed: () => void) => {
  for (const type of [CHANGED, 'storage']) addEventListener(type, changed)
  return () => {
    for (const type of [CHANGED, 'storage']) removeEventListener(type, changed)
  }
}

/** A choice that this device or this tab keeps. */
export function useStored(place: 'local' | 'session', name: string) {
  const stored = useSyncExternalStore(
    subscribe,
    () => read(place, name),
    () => null,
  )
  const store = useCallback((value: string) => write(place, name, value), [place, name])
  return [stored, store] as const
}

/** The notation of chords that this person reads; the same for every song. */
export function useNotation() {
  const [stored, store] = useStored('local', 'atrio:song:notation')
  const notation = notations.find((known) => known === stored) ?? 'written'
  return [notation, (next: Notation) => store(next)] as const
}

/** Where this person places the capo for this song; as long as the page where it starts at another place. */
export function useCapo(songId: number, start?: number) {
  const [held, hold] = useState(start)
  const [stored, store] = useStored('local', `atrio:song:${songId}:capo`)
  const capo = CAPO_FRETS.find((fret) => String(fret) === stored) ?? 0
  return [held ?? capo, (next: number) => (held === undefined ? store(String(next)) : hold(next))] as const
}

/** The font size in this tab; a new one starts at 1. */
export function useZoom() {
  const [stored, store] = useStored('session', 'atrio:song:zoom')
  const zoom = stored !== null && isZoom(Number(stored)) ? Number(stored) : ZOOM_START
  return [zoom, (next: number) => store(String(next))] as const
}
