/** Formats of recordings, with extension and type. */
export const RECORDINGS = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
} as const
export type RecordingFormat = keyof typeof RECORDINGS

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** The format of a recording by its first bytes, never by its name; undefined for other files. */
export function recordingFormat(bytes: Buffer): RecordingFormat | undefined {
  if (bytes.length < 12) return undefined
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WAVE') return 'wav'
  if (text(bytes, 0, 4) === 'OggS') return 'ogg'
  if (text(bytes, 4, 8) === 'ftyp' && /^(M4A |M4B |mp4|isom|iso2|dash)/.test(text(bytes, 8, 12))) return 'm4a'
  const frame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2
  return text(bytes, 0, 3) === 'ID3' || frame ? 'mp3' : undefined
}

/** Duration of a WAV file in seconds, from its header; undefined for others. */
export function wavSeconds(bytes: Buffer): number | undefined {
  if (recordingFormat(bytes) !== 'wav') return undefined
  let perSecond = 0
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4)
    if (text(bytes, at, at + 4) === 'fmt ' && at + 20 <= bytes.length) perSecond = bytes.readUInt32LE(at + 16)
    if (text(bytes, at, at + 4) === 'data' && perSecond > 0)
      return Math.round(Math.min(size, bytes.length - at - 8) / perSecond)
    at += 8 + size + (size % 2)
  }
  return undefined
}
