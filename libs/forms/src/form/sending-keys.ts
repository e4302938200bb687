const BYTES = 18

/** Not by `randomUUID`, which plain http does not have. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Gives the same key for the same words: sent again they are kept once, and changed ones are another sending. */
export function sendingKeys(): (print: string) => string {
  let last = { print: '', key: '' }
  return (print) => {
    if (last.key === '' || last.print !== print) last = { print, key: newKey() }
    return last.key
  }
}
