import pg from 'pg'

/** What pg's Query does and offers beneath its types; the tests of church-database hold it to that at each upgrade. */
type Connection = {
  parsedStatements: Record<string, string>
  parse(message: { name: string; text: string; types: number[] }): void
  bind(message: { portal: string; statement: string; values: string[] }): void
  execute(message: { portal: string }): void
}
type QueryInternals = {
  name?: string
  requiresPreparation(): boolean
  prepare(connection: Connection): void
  handleCommandComplete(message: unknown, connection: Connection): void
}
type Done = (error: Error | undefined, result: pg.QueryResult) => void
type QueryClass = new (
  config: pg.QueryConfig,
  values: unknown[] | undefined,
  callback: Done,
) => pg.Query & QueryInternals

const STATEMENT = 'set-churches'
/** Sets and returns no row, so that the only rows of the batch are the query's own. */
const TEXT = "select from set_config('app.igrejas', $1, true) s where s is null"
const TEXT_TYPE = 25

/**
 * The churches and the query in one batch of messages: Bind and Execute of set_config, then the query, one Sync.
 * Up to Sync PostgreSQL runs them as one implicit transaction: row-level security sees the setting, which ends with it.
 * One trip instead of the four of begin, set, query, commit.
 */
export class ChurchQuery extends (pg.Query as unknown as QueryClass) {
  readonly #churches: string
  #ours = 1

  constructor(churches: readonly number[], config: pg.QueryConfig, values: unknown[] | undefined, callback: Done) {
    super(config, values, callback)
    this.#churches = `{${churches.join(',')}}`
  }

  override requiresPreparation(): boolean {
    return true
  }

  override prepare(connection: Connection): void {
    if (connection.parsedStatements[STATEMENT] !== TEXT) {
      connection.parse({ name: STATEMENT, text: TEXT, types: [TEXT_TYPE] })
      connection.parsedStatements[STATEMENT] = TEXT
      // pg takes any ParseComplete for that of the query it runs. Unnamed, there is nothing to mistake: if the query
      // then fails to parse, its name is not remembered as prepared.
      this.name = undefined
    }
    connection.bind({ portal: '', statement: STATEMENT, values: [this.#churches] })
    connection.execute({ portal: '' })
    super.prepare(connection)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#ours-- > 0) return
    super.handleCommandComplete(message, connection)
  }
}
