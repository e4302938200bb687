import type { Socket } from 'node:net'
import pg from 'pg'

/** A connection of pg, and how long PostgreSQL may leave a query without any answer. */
export type ConnectionConfig = pg.ClientConfig & {
  /** Milliseconds: above a statement's own time limit, whose expiry PostgreSQL itself reports. */
  silentMs?: number
  /**
   * Connections to the same server: when one turns out to be silent, idle ones that are as quiet are dropped with it.
   */
  peers?: Set<WatchedClient>
}

/** Internals of pg's Client that its types omit; the test of silent connections checks them at each upgrade. */
type ClientInternals = {
  connection: { stream: Socket }
  _getActiveQuery(): unknown
  _queryQueue: unknown[]
}
type Release = (error?: Error | boolean) => void
type ClientClass = new (config: pg.ClientConfig) => pg.Client & ClientInternals

/** Checks per silence period. */
const CHECKS_PER_PERIOD = 4
/** Milliseconds, for connections without their own setting: creating a database takes time. */
const DEFAULT_SILENT_MS = 310_000

/**
 * A client that drops its connection when PostgreSQL stays silent: the machine behind it is gone, or a firewall has
 * forgotten the connection, without a word to either side. Otherwise the query would wait for ever, and pg's own
 * time-out would return the connection to the pool. It polls counters, so queries cost nothing more.
 */
export class WatchedClient extends (pg.Client as unknown as ClientClass) {
  readonly #silentMs: number
  readonly #peers: Set<WatchedClient>
  #heard = 0
  #heardAt = 0
  #quiet = 0
  #giveBack: Release | undefined

  constructor(config: ConnectionConfig) {
    super(config)
    this.#silentMs = config.silentMs ?? DEFAULT_SILENT_MS
    this.#peers = config.peers ?? new Set()
    let watch: NodeJS.Timeout | undefined
    this.once('connect', () => {
      this.#heardAt = performance.now()
      this.#peers.add(this)
      watch = setInterval(() => this.#look(), this.#silentMs / CHECKS_PER_PERIOD).unref()
    })
    this.once('end', () => {
      clearInterval(watch)
      this.#peers.delete(this)
      this.#giveBack?.(true)
    })
  }

  /**
   * The pool's release function. Called automatically when the connection ends, since Drizzle never releases a client
   * whose `begin` fails; after that the borrower's own release does nothing.
   */
  get release(): Release | undefined {
    return this.#giveBack
  }

  set release(giveBack: Release) {
    let isBack = false
    this.#giveBack = (error) => {
      if (isBack) return
      isBack = true
      giveBack(error)
    }
  }

  /** Whether an answer is outstanding. */
  isAwaitingAnswer(): boolean {
    return Boolean(this._getActiveQuery()) || this._queryQueue.length > 0
  }

  #look(): void {
    const { bytesRead } = this.connection.stream
    if (bytesRead !== this.#heard) this.#heardAt = performance.now()
    this.#quiet = this.isAwaitingAnswer() && bytesRead === this.#heard ? this.#quiet + 1 : 0
    this.#heard = bytesRead
    if (this.#quiet <= CHECKS_PER_PERIOD) return
    const since = performance.now() - this.#silentMs
    for (const peer of this.#peers)
      if (peer === this || (peer.#heardAt < since && !peer.isAwaitingAnswer())) peer.#giveUp()
  }

  #giveUp(): void {
    this.connection.stream.destroy(new Error(`Connection terminated: no answer for ${this.#silentMs} ms`))
  }
}

/**
 * A client for LISTEN. It sends a query now and then: one that only listens can't tell a dead connection from a quiet
 * one.
 */
export function listeningClient(config: ConnectionConfig): pg.Client {
  const client = new WatchedClient(config)
  const { silentMs = DEFAULT_SILENT_MS } = config
  let asking: NodeJS.Timeout | undefined
  client.once('connect', () => {
    const ask = () => {
      if (!client.isAwaitingAnswer()) client.query('select 1').catch(() => {})
    }
    asking = setInterval(ask, silentMs / 2).unref()
  })
  client.once('end', () => clearInterval(asking))
  return client
}
