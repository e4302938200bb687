import type { ClientBase } from 'pg'
import { BackupError } from './backup-error.ts'

type Table = {
  name: string
  /** Without generated ones. */
  columns: string[]
  isForced: boolean
}

/** Tables whose rows a backup leaves out. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  migration: 'the manifest names the migrations',
  chat_presenca: 'who had the chat open when the backup was made',
}

/** Quotes a name from the catalogue. */
export const quoted = (name: string): string => `public."${name.replaceAll('"', '""')}"`

/** Excludes what belongs to an extension. */
const OURS = `c.relnamespace = 'public'::regnamespace
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/**
 * All tables of ours, by name.
 * @throws BackupError where there are others than plain ones, which COPY does not write
 */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { kind: string }>(`
    select c.relname as name, c.relkind as kind, c.relforcerowsecurity as "isForced",
      array(select a.attname::text from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c where c.relkind in ('r', 'p', 'f', 'm') and ${OURS} order by 1`)
  const strange = rows.find(({ kind }) => kind !== 'r')
  if (strange) throw new BackupError(`A backup can't save ${strange.name}: it is no plain table.`)
  return rows.map(({ name, columns, isForced }) => ({ name, columns, isForced }))
}

export async function readSequences(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind = 'S' and ${OURS} order by 1`,
  )
  return rows.map(({ name }) => name)
}

type Guarded = { name: string; policies: string[]; parents: { table: string; column: string }[] }

/**
 * Makes the rows of all churches visible to this transaction, and proves that row-level security then hides none: each
 * such table has the one policy, and a foreign key by which its church is one of those that are set.
 * @throws BackupError naming the tables of which rows could be missing
 */
export async function showAllRows(client: ClientBase): Promise<void> {
  await client.query(
    `select set_config('app.igrejas', (select coalesce('{' || string_agg(id::text, ',') || '}', '{}') from igreja), true)`,
  )
  const { rows } = await client.query<Guarded>(`
    select c.relname as name,
      array(select concat_ws(' ', polcmd, polpermissive, polroles, pg_get_expr(polqual, polrelid)) from pg_policy where polrelid = c.oid) as policies,
      (select coalesce(json_agg(json_build_object('table', p.relname, 'column', pa.attname)), '[]') from pg_constraint f
        join pg_class p on p.oid = f.confrelid
        join lateral unnest(f.conkey, f.confkey) as k(own, parent) on true
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.own and a.attname = 'igreja_id'
        join pg_attribute pa on pa.attrelid = f.confrelid and pa.attnum = k.parent
        where f.contype = 'f' and f.convalidated and f.conrelid = c.oid
          and not exists (select from pg_attribute n where n.attrelid = c.oid and n.attnum = any(f.conkey) and not n.attnotnull)) as parents
    from pg_class c where c.relkind = 'r' and row_security_active(c.oid) and ${OURS} order by 1`)
  const rule = rows[0]?.policies[0] ?? ''
  const unclear = rows.filter(({ policies }) => policies.length !== 1 || policies[0] !== rule)
  if (!/^\* t \{0\} .*igreja_id = ANY .*'app\.igrejas'/.test(rule) && rows.length > 0) unclear.push(...rows)
  const proven = new Set<string>()
  for (let before = -1; before !== proven.size;) {
    before = proven.size
    for (const { name, parents } of rows) {
      const isHeld = ({ table, column }: Guarded['parents'][number]) =>
        (table === 'igreja' && column === 'id') || (column === 'igreja_id' && proven.has(table))
      if (parents.some(isHeld)) proven.add(name)
    }
  }
  const names = new Set([...unclear, ...rows.filter(({ name }) => !proven.has(name))].map(({ name }) => name))
  if (names.size > 0) {
    throw new BackupError(`Row-level security could hide rows of ${[...names].join(', ')} from a backup.`)
  }
}
