/** Bytes of a picture that a person may choose, as phones take them; what is sent is far smaller. */
export const MAX_PICTURE_BYTES = 40_000_000

/**
 * A chosen picture as it is sent: photos of a phone take minutes over a slow line, and more bytes than servers accept.
 * Other files, and what the browser can't draw, stay as they are.
 * @param maxBytes what the server accepts
 * @returns undefined where it is still larger
 */
export async function pictureToSend(file: File, maxBytes: number): Promise<File | undefined> {
  const code = await import('./smaller-picture.ts').catch(() => undefined)
  const sent = (await code?.smallerPicture(file)) ?? file
  return sent.size <= maxBytes ? sent : undefined
}
