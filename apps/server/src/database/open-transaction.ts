import { AsyncLocalStorage } from 'node:async_hooks'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** The transaction that the running work belongs to; undefined after its end. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs the work of a transaction, from BEGIN to COMMIT or ROLLBACK. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true }
  try {
    return await current.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}

/** Drizzle whose transactions `assertNoTransaction` knows of. */
export function trackTransactions(db: NodePgDatabase): NodePgDatabase {
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) => insideTransaction(() => transaction(work, config))
  return db
}

/**
 * Called before every outbound request: a transaction that waits for another host holds locks and a connection, and
 * PostgreSQL ends it after 15 seconds, when the request may have succeeded already.
 * @throws Error in an open transaction
 */
export function assertNoTransaction(what: string): void {
  if (!current.getStore()?.isOpen) return
  throw Object.assign(new Error(`${what} is asked for inside of a transaction`), { code: 'EINTRANSACTION' })
}
