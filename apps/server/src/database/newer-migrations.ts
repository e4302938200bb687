import type { Applied } from './former-migrations.ts'

/** A row of the table `migration`. `since` is null for a migration that only expands. */
export type Recorded = Applied & { since: string | null }

/** Reads what is recorded, also where no version with the column `contract_since` has opened the database yet. */
export const RECORDED = `select name, checksum, to_jsonb(migration) ->> 'contract_since' as since from migration`

/**
 * The number in a contract migration's first line, `-- contract: since 0079`: versions that have migration 0079 use
 * nothing of what this one removes or changes, and work with the database before and after it.
 * @returns null for a migration without that line, which only expands (decision 0079)
 */
export const contractSince = (sql: string): string | null => /^-- contract: since (\d{4})\b/.exec(sql)?.[1] ?? null

/**
 * The migrations among the applied ones that this version does not have, because a newer one applied them.
 * @param applied by their present names
 * @returns all of them, and those after which this version can not use the database
 */
export function newerMigrations(
  applied: readonly Applied[],
  recorded: readonly Recorded[],
  migrations: readonly Applied[],
): { newer: string[]; incompatible: { name: string; since: string }[] } {
  const known = new Set(migrations.map(({ name }) => name))
  const isHere = (since: string) => migrations.some(({ name }) => name.startsWith(`${since}-`))
  const sinceOf = new Map(recorded.map(({ name, since }) => [name, since]))
  const newer = applied.map(({ name }) => name).filter((name) => !known.has(name))
  const incompatible = newer.flatMap((name) => {
    const since = sinceOf.get(name) ?? null
    return since === null || isHere(since) ? [] : [{ name, since }]
  })
  return { newer, incompatible }
}
