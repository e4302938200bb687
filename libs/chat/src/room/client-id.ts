const BYTES = 12

/** An id for an own message, before it has a sequence number. Not by `randomUUID`, which plain http lacks. */
export const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')
