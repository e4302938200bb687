import type { ReplicatedDatabase } from '../../testing/replicated-database.ts'

/** Bytes of a page of PostgreSQL's log, and of its header. */
const [PAGE, HEADER] = [8_192, 24]
const SHORT_TEXT = 8

/** Writes a record of the log that ends where a page does. */
export async function endLogWithPage({ admin }: ReplicatedDatabase['primary']): Promise<void> {
  const end = async () => {
    const [row] = await admin<{ at: string }>(`select pg_current_wal_insert_lsn() - '0/0' as at`)
    return Number(row?.at)
  }
  const write = (bytes: number) => admin(`select pg_logical_emit_message(false, '', repeat('x', $1))`, [bytes])
  for (let tries = 0; tries < 50; tries++) {
    const before = await end()
    await write(SHORT_TEXT)
    const after = await end()
    const besideText = after - before - SHORT_TEXT
    await write(PAGE - (after % PAGE) - besideText)
    if ((await end()) % PAGE === HEADER) return
  }
  throw new Error('the log never ended with a page')
}
