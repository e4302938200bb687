import type { SetListSong } from '@atrio/api-client'

/** The songs with one of them moved by one place; at an end it stays. */
export function movedSong(songs: readonly SetListSong[], place: number, by: 1 | -1): SetListSong[] {
  const next = [...songs]
  const [one, other] = [next[place], next[place + by]]
  if (one && other) [next[place], next[place + by]] = [other, one]
  return next
}

/** A key per song: the same song may be played twice. */
export function keyedSongs(songs: readonly SetListSong[]): { key: string; song: SetListSong }[] {
  const counts = new Map<number, number>()
  return songs.map((song) => {
    const times = (counts.get(song.songId) ?? 0) + 1
    counts.set(song.songId, times)
    return { key: `${song.songId}-${times}`, song }
  })
}
