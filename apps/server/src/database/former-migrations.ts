import { StartUpError } from '../runtime/start-up-error.ts'
import former from './former-migrations.json' with { type: 'json' }

/** A migration as a database or a backup's manifest records it. */
export type Applied = { name: string; checksum: string }

/** Migrations of before the first release, and the checksum of each. */
const formerChecksums: Readonly<Record<string, string>> = former.migrations

/**
 * The applied migrations by their present names. Those of before the first release were replaced by others that make the
 * same tables (decision 0029), so that a database with all of the former has all of these.
 * @param what names the database or the backup in the message
 * @param migrations those of this version
 * @returns the same array where none is a former one
 * @throws StartUpError when only some of the former are applied
 */
export function inPresentNames(applied: Applied[], what: string, migrations: readonly Applied[]): Applied[] {
  const known = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  if (![...known.keys()].some((name) => name in formerChecksums)) return applied
  const lacking = Object.entries(formerChecksums).filter(([name, checksum]) => known.get(name) !== checksum)
  if (lacking.length > 0) {
    throw new StartUpError(
      `${what} is of a version before the first release, and has not all of its migrations, or not as they were last: ` +
        `${lacking.map(([name]) => name).join(', ')}. Open it once with Atrio at commit ${former.lastCommit}, which ` +
        'applies them; this version takes over from there.',
    )
  }
  return [
    ...migrations.filter(({ name }) => former.replacedBy.includes(name)),
    ...applied.filter(({ name }) => !(name in formerChecksums)),
  ].map(({ name, checksum }) => ({ name, checksum }))
}
