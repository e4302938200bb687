/** Formats of videos: whole files, segments of a stream, and their playlist. */
export const VIDEOS = {
  mp4: 'video/mp4',
  ts: 'video/mp2t',
  m3u8: 'application/vnd.apple.mpegurl',
} as const
type VideoFormat = keyof typeof VIDEOS

const PACKET_BYTES = 188
const SYNC_BYTE = 0x47
const MAX_PLAYLIST_BYTES = 1_000_000
/** Playlist tags that contain only times, sizes and byte ranges. */
const HARMLESS =
  /^#(EXTM3U|EXT-X-(VERSION|TARGETDURATION|MEDIA-SEQUENCE|PLAYLIST-TYPE|INDEPENDENT-SEGMENTS|ENDLIST|BYTERANGE|DISCONTINUITY)|EXTINF)\b[^\r\n]*$/
const MAP = /^#EXT-X-MAP:URI="([^"]+)"(,BYTERANGE="[\d@]+")?$/

/** The format of a video by its bytes, never by its name; undefined for other files. */
export function videoFormat(bytes: Buffer): VideoFormat | undefined {
  if (isPlaylist(bytes)) return 'm3u8'
  if (bytes.length >= 2 * PACKET_BYTES && [0, 1].every((n) => bytes[n * PACKET_BYTES] === SYNC_BYTE)) return 'ts'
  const mp4 = bytes.length > 12 && bytes.toString('latin1', 4, 8) === 'ftyp'
  // It has a video track: sound alone is a recording.
  return mp4 && bytes.includes('vide') ? 'mp4' : undefined
}

export const isPlaylist = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 7) === '#EXTM3U'

/**
 * Renames a playlist's segments. Refuses playlists of playlists, keys and any tag that could make a player fetch from
 * elsewhere.
 * @param name returns each segment's new name
 * @returns the playlist with these names; undefined for a line that is not supported
 */
export async function renameParts(
  playlist: string,
  name: (part: string) => Promise<string>,
): Promise<string | undefined> {
  if (playlist.length > MAX_PLAYLIST_BYTES) return undefined
  const lines: string[] = []
  for (const line of playlist.split(/\r?\n/)) {
    const [, init, range = ''] = MAP.exec(line) ?? []
    if (init !== undefined) lines.push(`#EXT-X-MAP:URI="${await name(init)}"${range}`)
    else if (line === '' || HARMLESS.test(line)) lines.push(line)
    else if (line.startsWith('#')) return undefined
    else lines.push(await name(line))
  }
  return lines.join('\n')
}
