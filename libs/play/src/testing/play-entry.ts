import type { PlayEntry } from '@atrio/api-client'

/** A video of a list. */
export const playEntry = (id: number, more: Partial<PlayEntry> = {}): PlayEntry => ({
  id,
  kind: 'video',
  title: `Video ${id}`,
  description: null,
  image: null,
  seconds: null,
  videos: null,
  collection: null,
  featured: false,
  publishedAt: '2026-11-15T12:00:00Z',
  ...more,
})
