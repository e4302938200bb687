import type pg from 'pg'
import type { ChurchQuery } from './church-query.ts'
import { isConnectionUnusable } from './unusable-connection.ts'

/** @param unanswered queries to be sent once more; @param isLost the connection is unusable */
type OnEnd = (unanswered: ChurchQuery[], isLost: boolean) => void

/** A statement that PostgreSQL has prepared for a connection; the columns of its rows can't change any more. */
type Prepared = { text: string; fields: pg.FieldDef[] }
const preparedOn = new WeakMap<pg.Connection, Map<string, Prepared>>()

const SETTING = {
  name: 'church:setting',
  /** Returns no row. */
  text: "select from set_config('app.igrejas', $1, true) s where s is null",
}

/** One execution: of a query, or before it of what sets its churches. */
type Step = {
  query: ChurchQuery
  isSetting: boolean
  name: string
  text: string
  isNew: boolean
  fields: pg.FieldDef[]
}

/**
 * Queries in one batch of messages with one Sync: before the first, and where the churches change, what sets them. Up to
 * Sync PostgreSQL runs them as one implicit transaction: row-level security sees the setting, which ends with it. One
 * trip instead of those of begin, set, query, commit.
 *
 * It is a Submittable, like pg-cursor, and limited to what pg-cursor calls and is called by. pg keeps no record of its
 * statements, since it has no property `name`.
 */
export class ChurchBatch implements pg.Submittable {
  readonly #queries: readonly ChurchQuery[]
  readonly #onEnd: OnEnd
  readonly #steps: Step[] = []
  #prepared = new Map<string, Prepared>()
  #answered = 0

  /** @param queries either one, or reads alone: a failure undoes the whole batch */
  constructor(queries: readonly ChurchQuery[], onEnd: OnEnd) {
    this.#queries = queries
    this.#onEnd = onEnd
  }

  submit(connection: pg.Connection): void {
    const prepared = preparedOn.get(connection)
    if (prepared) this.#prepared = prepared
    else preparedOn.set(connection, this.#prepared)
    let churches = ''
    connection.stream.cork()
    for (const query of this.#queries) {
      if (query.churches !== churches) this.#send(connection, query, SETTING, [query.churches])
      this.#send(connection, query, query, query.values)
      churches = query.churches
    }
    connection.sync()
    connection.stream.uncork()
  }

  #send(
    connection: pg.Connection,
    query: ChurchQuery,
    statement: ChurchQuery | typeof SETTING,
    values: ChurchQuery['values'],
  ): void {
    const { name, text } = statement
    const known = this.#prepared.get(name)
    const isNew = known?.text !== text
    if (isNew) {
      this.#prepared.delete(name)
      // After a failure it may exist; closing one that does not exist is no error.
      if (name) connection.close({ type: 'S', name }, true)
      connection.parse({ name, text, types: [] }, true)
    }
    connection.bind({ statement: name, values }, true)
    if (isNew) connection.describe({ type: 'P' }, true)
    connection.execute(null, true)
    this.#steps.push({ query, isSetting: statement === SETTING, name, text, isNew, fields: known?.fields ?? [] })
    if (!isNew && statement === query) query.addColumns(known.fields)
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    const step = this.#steps[this.#answered]
    if (!step) return
    step.fields = fields
    if (!step.isSetting) step.query.addColumns(fields)
  }

  handleDataRow({ fields }: { fields: unknown[] }): void {
    this.#steps[this.#answered]?.query.addRow(fields)
  }

  handleCommandComplete(message: unknown): void {
    const step = this.#steps[this.#answered++]
    if (!step) return
    const { query, isSetting, name, text, isNew, fields } = step
    if (isNew && name) this.#prepared.set(name, { text, fields })
    if (!isSetting) query.addCompletion(message)
  }

  handleEmptyQuery(): void {
    this.#answered++
  }

  handleReadyForQuery(): void {
    for (const query of this.#queries) query.settle()
    this.#onEnd([], false)
  }

  handleError(error: Error): void {
    const isLost = isConnectionUnusable(error)
    // None: the batch was not sent, or its commit failed.
    const failed = this.#steps[this.#answered]
    if (failed) this.#prepared.delete(failed.name)
    const index = failed ? this.#queries.indexOf(failed.query) : 0
    const end = failed && !isLost ? index + 1 : this.#queries.length
    for (const query of this.#queries.slice(0, index)) query.settle()
    for (const query of this.#queries.slice(index, end)) query.reject(error)
    this.#onEnd(this.#queries.slice(end), isLost)
  }
}
