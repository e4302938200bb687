import { AsyncLocalStorage } from 'node:async_hooks'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** The transaction that the running work belongs to; work that goes on after its end belongs to none. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs the work of a transaction from its begin to its commit or rollback. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true }
  try {
    return await current.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}

/** Drizzle whose transactions are known to `assertNoTransaction`. */
export function knownTransactions(db: NodePgDatabase): NodePgDatabase {
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) => insideTransaction(() => transaction(work, config))
  return db
}

/**
 * Called before anything outside is asked: a transaction that waits for others holds locks and a connection, and
 * PostgreSQL ends it after 15 seconds, when what was asked for has long been done.
 * @throws Error where a transaction is open
 */
export function assertNoTransaction(what: string): void {
  if (!current.getStore()?.isOpen) return
  throw Object.assign(new Error(`${what} is asked for inside of a transaction`), { code: 'EINTRANSACTION' })
}
