import type { FrameSource } from './policy/frames.ts'
import { createPurifier } from './purifier.ts'
import { settle } from './settle.ts'

/** One for the tab: DOMPurify registers the Trusted Types policy `dompurify`, and a name can be taken only once. */
const { purify, trust } = createPurifier(window)

/** HTML as this tab may show it: a TrustedHTML where the browser knows Trusted Types, otherwise text. */
export const sanitizeForTab = (html: string, frames: readonly FrameSource[]): TrustedHTML | string =>
  trust(settle(purify, html, frames).html, frames)
