/** Bytes up to which a picture is sent as it is: over a slow line it takes half a minute. */
const SMALL_BYTES = 1_500_000
/** Pixels of the longer side: a page of A4 stays readable, at 220 dots per inch. */
const MAX_SIDE = 2_560
const QUALITY = 0.85

/** A picture made smaller, or the same file where that is no gain, or where the browser can't draw it. */
export async function smallerPicture(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES || !file.type.startsWith('image/')) return file
  try {
    const smaller = await drawnAgain(file)
    return smaller.size < file.size ? smaller : file
  } catch {
    return file // the server says what is wrong with it
  }
}

async function drawnAgain(file: File): Promise<File> {
  // upright, as the camera noted
  const bitmap = await createImageBitmap(file)
  try {
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The browser draws nothing.')
    // what is transparent would become black
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    if (!blob) throw new Error('The picture is too large for the browser.')
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`
    return new File([blob], name, { type: blob.type, lastModified: file.lastModified })
  } finally {
    bitmap.close()
  }
}
