import { useState } from 'react'

type Query = {
  dataUpdatedAt: number
  errorUpdateCount: number
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}
type Failure = { failed: boolean; busy: boolean; retry: () => void }

/**
 * Whether a query has failed, also while its request is repeated. A query without data drops its error as soon as that
 * begins: the notice would go with the button that was pressed, and be announced again when the next one fails.
 */
export function failureOf({ dataUpdatedAt, errorUpdateCount, isError, isFetching, refetch }: Query): Failure {
  return {
    // data of another query, shown meanwhile, is no answer to this one
    failed: isError || (dataUpdatedAt === 0 && errorUpdateCount > 0),
    busy: isFetching,
    retry: () => void refetch(),
  }
}

/** The error of a failed query: while its request is repeated, the one before it. */
export function useLastError(query: Query & { error: Error | null }): Error | null {
  const { error } = query
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return error ?? (failureOf(query).failed ? last : null)
}
