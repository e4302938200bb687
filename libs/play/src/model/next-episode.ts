import type { PlayEntry } from '@atrio/api-client'

/** The video that follows in its collection's order. */
export function nextEpisode(entries: readonly PlayEntry[] | undefined, id: number): PlayEntry | undefined {
  const place = entries?.findIndex((entry) => entry.id === id) ?? -1
  return place < 0 ? undefined : entries?.[place + 1]
}

/** Whether the person has asked their browser for little data. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
