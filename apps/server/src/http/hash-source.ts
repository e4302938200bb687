import { createHash } from 'node:crypto'

/** A CSP source that allows exactly this inline text. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
