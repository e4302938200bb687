import type { SearchKind } from '@atrio/api-client'
import { SEARCH } from './paths.ts'

/** All results, or more of one kind. */
export const searchPath = (term: string, kind?: SearchKind) =>
  `${SEARCH}?${new URLSearchParams({ q: term, ...(kind && { kind }) })}`
