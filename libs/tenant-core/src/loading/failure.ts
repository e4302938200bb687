/** What of a query's result tells of a failure. */
export type FailingQuery = {
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
export function failureOf({ dataUpdatedAt, errorUpdateCount, isError, isFetching, refetch }: FailingQuery): Failure {
  return {
    // data of another query, shown meanwhile, is no answer to this one
    failed: isError || (dataUpdatedAt === 0 && errorUpdateCount > 0),
    busy: isFetching,
    retry: () => void refetch(),
  }
}
