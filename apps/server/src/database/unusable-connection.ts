import pg from 'pg'

/** Shutdown or termination by an administrator, idle for too long in a transaction, or a broken connection. */
const ENDING = /^(57P|25P03|08)/

/**
 * Whether a failed query means that its connection is unusable. PostgreSQL reports it before it closes the socket:
 * until then the connection looks healthy, and the next query on it would fail.
 */
export const isConnectionUnusable = (error: Error): boolean => !(error instanceof pg.DatabaseError) || isEnding(error)

/** What PostgreSQL reported before it closed the connection, if this is why some work with queries has failed. */
export function endingOf(failure: unknown): Error | undefined {
  const error = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure
  return error instanceof pg.DatabaseError && isEnding(error) ? error : undefined
}

const isEnding = ({ code }: pg.DatabaseError) => ENDING.test(code ?? '')
