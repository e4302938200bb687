import { randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 130 random bits, in letters that can be read out at the door. */
export const ticketCode = (): string => [...randomBytes(26)].map((byte) => ALPHABET[byte & 31]).join('')
