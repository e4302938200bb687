/** Videos that may be stored, by what their bytes say: whole ones, parts of a stream, and the list of its parts. */
export const VIDEOS = {
  mp4: 'video/mp4',
  ts: 'video/mp2t',
  m3u8: 'application/vnd.apple.mpegurl',
} as const
type VideoFormat = keyof typeof VIDEOS

const PACKET = 188
const SYNC = 0x47
const LONGEST_LIST = 1_000_000
/** Lines of a playlist that name nothing but times, sizes and places within a part. */
const HARMLESS =
  /^#(EXTM3U|EXT-X-(VERSION|TARGETDURATION|MEDIA-SEQUENCE|PLAYLIST-TYPE|INDEPENDENT-SEGMENTS|ENDLIST|BYTERANGE|DISCONTINUITY)|EXTINF)\b[^\r\n]*$/
const MAP = /^#EXT-X-MAP:URI="([^"]+)"(,BYTERANGE="[\d@]+")?$/

/** What a video is, by its bytes and never by its name; undefined where it is none. */
export function videoFormat(bytes: Buffer): VideoFormat | undefined {
  if (isPlaylist(bytes)) return 'm3u8'
  if (bytes.length >= 2 * PACKET && [0, 1].every((n) => bytes[n * PACKET] === SYNC)) return 'ts'
  const mp4 = bytes.length > 12 && bytes.toString('latin1', 4, 8) === 'ftyp'
  // A handler of pictures: what has only sound is a recording.
  return mp4 && bytes.includes('vide') ? 'mp4' : undefined
}

export const isPlaylist = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 7) === '#EXTM3U'

/**
 * Goes over a playlist's parts. Lists of lists, keys and whatever else could make a player fetch from elsewhere are not
 * understood.
 * @param name gives each part its new name
 * @returns the playlist with these names; undefined where a line is not understood
 */
export async function renameParts(
  playlist: string,
  name: (part: string) => Promise<string>,
): Promise<string | undefined> {
  if (playlist.length > LONGEST_LIST) return undefined
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
