import type { SetListSong } from '@atrio/api-client'

/** The songs with one of them moved by one place; at an end it stays. */
export function movedSong(songs: readonly SetListSong[], key: string, by: 1 | -1): SetListSong[] {
  const place = placeOf(songs, key)
  const next = [...songs]
  const [one, other] = [next[place], next[place + by]]
  if (one && other) [next[place], next[place + by]] = [other, one]
  return next
}

/** The songs without one of them. */
export function withoutSong(songs: readonly SetListSong[], key: string): SetListSong[] {
  const place = placeOf(songs, key)
  return songs.filter((_, at) => at !== place)
}

const placeOf = (songs: readonly SetListSong[], key: string) => keyedSongs(songs).findIndex((one) => one.key === key)

/** A key per song: the same song may be played twice. */
export function keyedSongs(songs: readonly SetListSong[]): { key: string; song: SetListSong }[] {
  const counts = new Map<number, number>()
  return songs.map((song) => {
    const times = (counts.get(song.songId) ?? 0) + 1
    counts.set(song.songId, times)
    return { key: `${song.songId}-${times}`, song }
  })
}
