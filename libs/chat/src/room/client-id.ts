const BYTES = 12

/** A name for a message of one's own, before it has a number. Not by `randomUUID`, which plain http does not have. */
export const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')
