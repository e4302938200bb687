import type { Socket } from 'node:net'
import pg from 'pg'

/** A connection of pg, and how long PostgreSQL may leave a question on it without a word. */
export type ConnectionConfig = pg.ClientConfig & {
  /** Milliseconds: above a statement's own time limit, at which PostgreSQL itself says that it was too long. */
  silentMs?: number
  /** Connections over the same way: when one turns out to be silent, idle ones that are as quiet are given up with it. */
  peers?: Set<WatchedClient>
}

/** What pg's Client holds beneath its types; the test of silent connections holds it to that at each upgrade. */
type ClientInternals = {
  connection: { stream: Socket }
  _getActiveQuery(): unknown
  _sentQueryQueue: unknown[]
  _queryQueue: unknown[]
}
type Release = (error?: Error | boolean) => void
type ClientClass = new (config: pg.ClientConfig) => pg.Client & ClientInternals

/** Looks within the time of silence. */
const LOOKS = 4
/** Milliseconds, for connections that say nothing of it: those that set up a database take their time. */
const LONGEST_MS = 310_000

/**
 * A client that gives its connection up where PostgreSQL stays silent: the machine behind it is gone, or something
 * between has forgotten the connection, and nobody says so. Without that a query waits for ever, as a time-out of pg's
 * own would leave the connection with the pool. It looks at counters now and then, so a query costs nothing more.
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
    this.#silentMs = config.silentMs ?? LONGEST_MS
    this.#peers = config.peers ?? new Set()
    let watch: NodeJS.Timeout | undefined
    this.once('connect', () => {
      this.#heardAt = performance.now()
      this.#peers.add(this)
      watch = setInterval(() => this.#look(), this.#silentMs / LOOKS).unref()
    })
    this.once('end', () => {
      clearInterval(watch)
      this.#peers.delete(this)
      this.#giveBack?.(true)
    })
  }

  /**
   * What a pool lends the client with. It goes back by itself when its connection ends, since Drizzle keeps a client for
   * ever whose `begin` fails; after that the borrower's own giving back does nothing.
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

  /** Whether an answer is still to come. */
  isAsked(): boolean {
    return Boolean(this._getActiveQuery()) || this._sentQueryQueue.length > 0 || this._queryQueue.length > 0
  }

  #look(): void {
    const { bytesRead } = this.connection.stream
    if (bytesRead !== this.#heard) this.#heardAt = performance.now()
    this.#quiet = this.isAsked() && bytesRead === this.#heard ? this.#quiet + 1 : 0
    this.#heard = bytesRead
    if (this.#quiet <= LOOKS) return
    const since = performance.now() - this.#silentMs
    for (const peer of this.#peers) if (peer === this || (peer.#heardAt < since && !peer.isAsked())) peer.#giveUp()
  }

  #giveUp(): void {
    this.connection.stream.destroy(new Error(`Connection terminated: no answer for ${this.#silentMs} ms`))
  }
}

/** A client for LISTEN. It asks now and then by itself: one that only listens can't tell silence from peace. */
export function listeningClient(config: ConnectionConfig): pg.Client {
  const client = new WatchedClient(config)
  const { silentMs = LONGEST_MS } = config
  let asking: NodeJS.Timeout | undefined
  client.once('connect', () => {
    const ask = () => {
      if (!client.isAsked()) client.query('select 1').catch(() => {})
    }
    asking = setInterval(ask, silentMs / 2).unref()
  })
  client.once('end', () => clearInterval(asking))
  return client
}
