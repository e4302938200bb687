import type pg from 'pg'
import { ChurchBatch } from './church-batch.ts'
import type { ChurchQuery } from './church-query.ts'
import { type ConnectionConfig, WatchedClient } from './watched-client.ts'

/** Connections that many reads share at the same time. */
export type ReadLanes = {
  /** The read must end by itself, and hold no lock that others may wait for. */
  send(read: ChurchQuery): void
  /** Waits for reads in progress. */
  close(): Promise<void>
}

/** As many as a small machine runs at once; a slow read blocks only one of them. */
export const LANES = 4
/** Reads in one batch, which end together. */
const MAX_BATCH = 16
/** A read that wrote would lose it where another read of its batch fails: PostgreSQL refuses it instead. */
const READ_ONLY = '-c default_transaction_read_only=on'

/**
 * Sends reads of different requests together on shared connections: in one batch all that were asked for in one turn of
 * the event loop, or while the batch before was under way. Under load a round trip to PostgreSQL costs as much as its
 * query; here many share one. A read that fails fails alone: those behind it in its batch are sent once more.
 */
export function readLanes(config: ConnectionConfig, count = LANES): ReadLanes {
  const options = [config.options, READ_ONLY].filter(Boolean).join(' ')
  const lanes = Array.from({ length: count }, () => new Lane({ ...config, options }))
  return {
    send(read) {
      // The first of equals: at low load all reads use one connection, whose statements are prepared.
      lanes.reduce((best, one) => (one.unanswered < best.unanswered ? one : best)).send(read)
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

class Lane {
  readonly #config: ConnectionConfig
  #client: Promise<pg.Client> | undefined
  readonly #waiting: ChurchQuery[] = []
  #sent = 0
  #isBusy = false
  #onIdle = () => {}

  constructor(config: ConnectionConfig) {
    this.#config = config
  }

  get unanswered(): number {
    return this.#waiting.length + this.#sent
  }

  send(read: ChurchQuery): void {
    this.#waiting.push(read)
    if (!this.#isBusy) this.#continue()
  }

  async close(): Promise<void> {
    if (this.#isBusy) await new Promise<void>((resolve) => (this.#onIdle = resolve))
    await (await this.#client?.catch(() => undefined))?.end()
  }

  #continue(): void {
    this.#isBusy = this.#waiting.length > 0
    if (!this.#isBusy) return this.#onIdle()
    // once all reads of this turn of the event loop are known
    setImmediate(() => {
      const opened = (this.#client ??= this.#open())
      opened.then(
        (client) => this.#sendBatch(client, opened),
        (error: Error) => {
          for (const read of this.#waiting.splice(0)) read.reject(error)
          this.#continue()
        },
      )
    })
  }

  #sendBatch(client: pg.Client, opened: Promise<pg.Client>): void {
    const reads = this.#waiting.splice(0, MAX_BATCH)
    this.#sent = reads.length
    client.query(
      new ChurchBatch(reads, (unanswered, isLost) => {
        this.#sent = 0
        this.#waiting.unshift(...unanswered)
        if (isLost) this.#leave(opened)
        this.#continue()
      }),
    )
  }

  #open(): Promise<pg.Client> {
    const client = new WatchedClient(this.#config)
    const opened = client.connect().then(() => client)
    const gone = () => this.#leave(opened)
    client.on('error', gone).on('end', gone)
    opened.catch(gone)
    return opened
  }

  /** The next batch opens another connection. */
  #leave(left: Promise<pg.Client>): void {
    if (this.#client === left) this.#client = undefined
  }
}
