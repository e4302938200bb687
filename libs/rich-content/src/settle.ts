import type { FrameSource } from './policy/frames.ts'
import type { PageMetadata } from './policy/page-metadata.ts'
import type { Purify } from './purifier.ts'

/** HTML that is safe to show, and the page's metadata. */
export type Sanitized = PageMetadata & { html: string }

/** More rounds than any honest text takes; one that still changes was made to confuse parsers. */
const ROUNDS = 6

/**
 * Sanitises until nothing changes: only then will the browser parse the same tree that was checked. A text that never
 * becomes stable is dropped.
 */
export function settle(purify: Purify, html: string, frames: readonly FrameSource[]): Sanitized {
  const metadata: PageMetadata = { meta: {} }
  let current = purify(html, frames, metadata)
  for (let round = 1; round < ROUNDS; round += 1) {
    const next = purify(current, frames, { meta: {} })
    if (next === current) return { ...metadata, html: current }
    current = next
  }
  return { ...metadata, html: '' }
}
