/** Which rows to add, and to whom. */
export type Growth = {
  /** The church whose calls are measured. */
  church: number
  /** The person who calls, as an account and as that church's user. */
  account: number
  user: number
  /** Rows from the first to the last number are added to every table. */
  first: number
  last: number
}

/** Ids of the rows are their numbers above this, so that they are known and collide with none that a test has. */
export const BASE = 1_000

/** Rows that the person who calls has in every table of their own; the others belong to one member each. */
const OWN = 20

/** What a church keeps by hand, such as ministries: so many in the measured church, the others in one church each. */
const KEPT_BY_HAND = 100

/** Noon of the day on which tests take place. */
export const NOW = "timestamptz '2030-01-09 12:00Z'"

/** The n-th row of a table goes to this church or this user. */
export const ofChurch = ({ church }: Growth) => `case when n <= ${KEPT_BY_HAND} then ${church} else n + ${BASE} end`
export const ofUser = ({ user }: Growth) => `case when n <= ${OWN} then ${user} else n + ${BASE} end`

/** Columns and their values for the n-th row, as SQL. */
export type Columns = Record<string, string | number | boolean>

/** One INSERT of all numbers of a growth. */
export function insert({ first, last }: Growth, table: string, columns: Columns): string {
  const names = Object.keys(columns).join(', ')
  return `insert into ${table} (${names}) overriding system value
    select ${Object.values(columns).join(', ')} from generate_series(${first}, ${last}) n`
}

export const id = `n + ${BASE}`
/** A text of some length, so that a page of a table holds about as many rows as in a real church. */
export const text = "'Text ' || n || repeat(' of some length', 10)"
export const before = `${NOW} - n * interval '1 minute'`
export const after = `${NOW} + n * interval '1 hour'`
