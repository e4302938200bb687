/** Subtitles of a video, as browsers take them. */
export const SUBTITLES = { end: 'vtt', type: 'text/vtt; charset=utf-8' } as const

const UTF8 = new TextDecoder('utf-8', { fatal: true })
const HEADER = /^\uFEFF?WEBVTT(?:[ \t][^\n]*)?(?:\n|$)/
const TIMING = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/m

/** Whether bytes are a WebVTT file with a cue at least. */
export function isSubtitles(bytes: Buffer): boolean {
  let text
  try {
    // the byte order mark is kept, so that the header is checked as a browser does
    text = UTF8.decode(bytes).replace(/\r\n?/g, '\n')
  } catch {
    return false
  }
  return HEADER.test(text) && TIMING.test(text) && !text.includes('\0')
}
