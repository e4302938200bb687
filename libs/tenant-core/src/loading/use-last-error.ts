import { useState } from 'react'
import { failureOf, type FailingQuery } from './failure.ts'

/** The error of a failed query: while its request is repeated, the one before it. */
export function useLastError(query: FailingQuery & { error: Error | null }): Error | null {
  const { error } = query
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return error ?? (failureOf(query).failed ? last : null)
}
