import pg from 'pg'

/** The server shuts down or was told to end it, it was idle for too long in a transaction, or it broke. */
const ENDING = /^(57P|25P03|08)/

/**
 * Whether nothing more can be asked on the connection of a failed query. PostgreSQL says so before it hangs up: until
 * then the connection looks like any other, and whoever took it next would fail for nothing.
 */
export const endsConnection = (error: Error): boolean =>
  !(error instanceof pg.DatabaseError) || ENDING.test(error.code ?? '')
