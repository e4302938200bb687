import { useCallback, useSyncExternalStore } from 'react'

const CHANGED = 'atrio:bible-choice'
/** When storage is blocked a choice lasts as long as the page. */
const held = new Map<string, string>()

const read = (name: string): string | null => {
  try {
    return held.get(name) ?? localStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, value: string) {
  try {
    localStorage.setItem(name, value)
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

/** A choice that this device keeps; null while the server's page is shown. */
function useKept(name: string) {
  const kept = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => null,
  )
  return [kept, useCallback((value: string) => write(name, value), [name])] as const
}

/** Font sizes of the text, in rem. */
export const SIZES = [1.0625, 1.1875, 1.3125, 1.5, 1.75] as const
const USUAL_SIZE = 2

/** The place of the chosen size in the list. */
export function useTextSize() {
  const [kept, keep] = useKept('atrio:bible:size')
  const size = SIZES.findIndex((_, index) => String(index) === kept)
  return [size < 0 ? USUAL_SIZE : size, (next: number) => keep(String(next))] as const
}

export type LastPlace = { translation: string; book: string; chapter: number }

const toPlace = (kept: string | null): LastPlace | null => {
  const [, translation, book, chapter] = /^([a-z0-9-]+)\/([A-Z0-9]{3})\/(\d{1,3})$/.exec(kept ?? '') ?? []
  return translation && book && chapter ? { translation, book, chapter: Number(chapter) } : null
}

/** Where this device has read last in this church. */
export function useLastPlace(church: string) {
  const [kept, keep] = useKept(`atrio:bible:${church}:place`)
  const keepPlace = useCallback(
    ({ translation, book, chapter }: LastPlace) => keep(`${translation}/${book}/${chapter}`),
    [keep],
  )
  return [toPlace(kept), keepPlace] as const
}
