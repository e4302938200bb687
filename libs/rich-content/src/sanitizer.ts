import type { WindowLike } from 'dompurify'
import { defaultFrames, type FrameSource } from './policy/frames.ts'
import { createPurifier } from './purifier.ts'
import { type Sanitized, settle } from './settle.ts'

export { allowedFrame, defaultFrames, frameAttributes, type FrameSource } from './policy/frames.ts'
export { sanitizePolicy } from './purifier.ts'
export type { Sanitized } from './settle.ts'

export type SanitizerOptions = {
  /** Whose frames may be shown; hosts of the deployment itself must not be among them. */
  allowedFrames?: readonly FrameSource[]
}

export type Sanitizer = {
  /** HTML that may be shown as it is, with the page's title and metas taken out. Sanitising it again changes nothing. */
  sanitize: (html: string) => Sanitized
}

/** The sanitiser of churches' HTML (document 1, section 9) on a window: jsdom's on the server, the browser's own. */
export function createSanitizer(
  window: WindowLike,
  { allowedFrames = defaultFrames }: SanitizerOptions = {},
): Sanitizer {
  const { purify } = createPurifier(window)
  return { sanitize: (html) => settle(purify, html, allowedFrames) }
}
