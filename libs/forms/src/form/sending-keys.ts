const BYTES = 18

/** Not by `randomUUID`, which plain http does not have. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Returns the same key for the same content, so that a repeated request is stored once; changed content gets a new key.
 */
export function sendingKeys(): (print: string) => string {
  let last = { print: '', key: '' }
  return (print) => {
    if (last.key === '' || last.print !== print) last = { print, key: newKey() }
    return last.key
  }
}
