import pg from 'pg'

export type QueryConfig = pg.QueryConfig & { rowMode?: 'array' }

/** How queries of churches get to PostgreSQL. */
export type SendQuery = (
  churches: readonly number[],
  config: QueryConfig,
  values: unknown[] | undefined,
) => Promise<pg.QueryResult>

/** As PostgreSQL reads app.igrejas. */
export const churchesSetting = (churches: readonly number[]): string => `{${churches.join(',')}}`

/** pg exports it, as it does for pg-cursor, but its types do not. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): Buffer | string | null } }).utils

type Result = pg.QueryResult & {
  addFields(fields: pg.FieldDef[]): void
  parseRow(values: unknown[]): unknown
  addRow(row: unknown): void
  addCommandComplete(message: unknown): void
}
type ResultClass = new (rowMode: string | undefined, types: pg.CustomTypesConfig | undefined) => Result
const Result = pg.Result as unknown as ResultClass

/** One query for a batch, and its answer. */
export class ChurchQuery {
  /** The value of app.igrejas. */
  readonly churches: string
  /** Empty: not kept prepared. */
  readonly name: string
  readonly text: string
  readonly values: (Buffer | string | null)[]
  readonly #result: Result
  #fault: Error | undefined
  readonly #resolve: (result: pg.QueryResult) => void
  readonly reject: (error: Error) => void

  /** @throws Error when a value has no form on the wire */
  constructor(
    [churches, { name, text, rowMode, types, values: own }, values]: Parameters<SendQuery>,
    resolve: (result: pg.QueryResult) => void,
    reject: (error: Error) => void,
  ) {
    this.churches = churchesSetting(churches)
    // The prefix keeps it apart from names that pg prepares on the same connection.
    this.name = name ? `church:${name}` : ''
    this.text = text
    this.values = (values ?? own ?? []).map(prepareValue)
    this.#result = new Result(rowMode, types)
    this.#resolve = resolve
    this.reject = reject
  }

  addColumns(fields: pg.FieldDef[]): void {
    this.#result.addFields(fields)
  }

  addRow(values: unknown[]): void {
    if (this.#fault) return
    try {
      this.#result.addRow(this.#result.parseRow(values))
    } catch (error) {
      this.#fault = error as Error
    }
  }

  addCompletion(message: unknown): void {
    this.#result.addCommandComplete(message)
  }

  settle(): void {
    if (this.#fault) this.reject(this.#fault)
    else this.#resolve(this.#result)
  }
}
