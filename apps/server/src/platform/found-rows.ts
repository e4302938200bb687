import type { SearchKindCode } from '@atrio/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Search = {
  kind: SearchKindCode
  text: string
  now: Date
  /** What the rows are of, as a statement for its id: a publication's type, a video's list. */
  parent?: SQL | undefined
  /** Where the page before ended. */
  after: { date: Date; id: number } | null
  /** Those to come, the next first; else the published ones, the newest first. */
  ahead?: boolean
  most: number
}

/**
 * The condition that a row of a list is on the next page of what a search finds. An array, not a join: its few rows are
 * then looked up by their ids.
 */
export const isFound = (id: PgColumn, { kind, text, now, parent, after, ahead = false, most }: Search): SQL =>
  sql`${id} = any (array(select found.id from search_ids(${kind}::text, ${text}::text, ${parent ?? sql`null`}::bigint,
    ${now.toISOString()}::timestamptz, ${after?.date.toISOString() ?? null}::timestamptz, ${after?.id ?? null}::bigint,
    ${ahead}::boolean, ${most}::int) as found))`
