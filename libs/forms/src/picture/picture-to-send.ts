/** Bytes of a picture that a person may choose, as phones take them; what is sent is far smaller. */
export const MAX_PICTURE_BYTES = 40_000_000

/**
 * A chosen picture as it is sent: photos of a phone take minutes over a slow line, and more bytes than servers accept.
 * Other files, and what the browser can't draw, stay as they are: check the size of the answer.
 */
export const pictureToSend = (file: File): Promise<File> =>
  import('./smaller-picture.ts').then(
    ({ smallerPicture }) => smallerPicture(file),
    () => file,
  )
