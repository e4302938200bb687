import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CLUSTER_OWNER } from '../database/embedded/cluster.ts'
import { openOwner } from '../database/open-database.ts'
import { MEDIA_PATH } from '../platform/media/media-store.ts'
import type { HeavyRun } from '../testing/heavy.ts'
import { ownDatabase } from '../testing/own-database.ts'
import { newDataFolder, removeDataFolder, runServer } from '../testing/running-server.ts'
import { LEFT_OUT } from './catalogue.ts'
import { makeBackup, type Place } from './make-backup.ts'
import { movePlace } from './move.ts'
import { restoreBackup } from './restore-backup.ts'
import { rowSums } from './testing/row-sums.ts'

const MESSAGES = { usual: 200_000, long: 5_000_000 }
const WRITERS = 4
/** Milliseconds between two pairs of a writer: without them the files to copy would grow faster than they are copied. */
const PAUSE_MS = 20
/** Pairs that are written before the backup begins. */
const PAIRS_BEFORE = 500
const CHAT = `insert into chat_mensagem (igreja_id, sequencia, alteracao, autor, id_cliente, nome, papel, texto, data)
  select (select min(id) from igreja), 1000000 + n, 1000000 + n, 'u' || n % 500, 'c' || n, 'Name ' || n, 'membro', 'Text ' || n, now()
  from generate_series(1, $1::int) n`
/** An account and its user in a church, of which neither may be without the other, and a file that the account names. */
const PAIR = `with pair as (insert into conta (email, nome, sobrenome, senha_hash, image) values ($1, 'Pair', 'x', 'x', jsonb_build_object('url', $2::text)) returning id)
  insert into usuario (igreja_id, conta_id, email, nome, sobrenome) select (select min(id) from igreja), id, $1, 'Pair', 'x' from pair`
const PAIRS = `select c.image->>'url' as file, c.id is null or u.conta_id is null as broken
  from (select * from conta where nome = 'Pair') c full join (select * from usuario where nome = 'Pair') u on u.conta_id = c.id`

const embedded = (dataFolder: string): Place => ({
  dataFolder,
  s3: undefined,
  databaseUrl: undefined,
  tokenKey: undefined,
})

/** Uses the database of a place through an address. */
async function atUrl<T>(place: Place, use: (url: string) => Promise<T>): Promise<T> {
  const { owner, close } = await openOwner({ dataFolder: place.dataFolder, url: place.databaseUrl })
  try {
    return await use(
      place.databaseUrl ?? `postgres://atrio_owner@/atrio?host=${encodeURIComponent(String(owner.host))}`,
    )
  } finally {
    close()
  }
}

const superuser = (url: string) =>
  new pg.Pool({ connectionString: url.replace(/\/\/\w+@/, `//${CLUSTER_OWNER}@`), max: WRITERS })

/** Digests of a place's tables and files, by name. */
async function digestsOf(place: Place): Promise<Record<string, string>> {
  const root = path.join(place.dataFolder, 'media')
  const names = readdirSync(root, { recursive: true })
    .map(String)
    .filter((name) => MEDIA_PATH.test(`/media/${name}`))
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(root, name)))
      .digest('hex')
  const sums = await atUrl(place, (url) => rowSums(url, Object.keys(LEFT_OUT)))
  return { ...sums, ...Object.fromEntries(names.map((name) => [name, digest(name)])) }
}

const differing = (one: Record<string, string>, other: Record<string, string>): number =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]).length

type Writing = { goesOn: boolean; pairs: number }

/** Writes pairs, and removes every third one with its file. */
async function writePairs(db: pg.Pool, folder: string, writer: number, progress: Writing): Promise<void> {
  for (let count = 0; progress.goesOn; count++, progress.pairs++) {
    await sleep(PAUSE_MS)
    const id = (count * WRITERS + writer).toString(16).padStart(32, '0')
    const address = `/media/demo/${id}/pair.png`
    const file = path.join(folder, address)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, id)
    await db.query(PAIR, [`${id}@pair.test`, address])
    if (count % 3 > 0) continue
    await db.query('delete from conta where email = $1', [`${id}@pair.test`])
    rmSync(file)
  }
}

/** Halves of pairs, and pairs whose file is missing. */
const brokenPairs = (place: Place) =>
  atUrl(place, async (url) => {
    const db = superuser(url)
    const { rows } = await db.query<{ file: string; broken: boolean }>(PAIRS)
    await db.end()
    const isMissing = (file: string) => !existsSync(path.join(place.dataFolder, file))
    return { pairs: rows.length, broken: rows.filter(({ file, broken }) => broken || isMissing(file)).length }
  })

/** A backup while writers add and remove rows with files. */
async function backupUnderWrites(home: string, folder: string, messages: number) {
  const writing: Writing = { goesOn: true, pairs: 0 }
  return atUrl(embedded(home), async (url) => {
    const db = superuser(url)
    await db.query(CHAT, [messages])
    const writers = Array.from({ length: WRITERS }, (_, writer) => writePairs(db, home, writer, writing))
    // a backup of a second would else begin before there is a pair
    while (writing.pairs < PAIRS_BEFORE) await sleep(PAUSE_MS)
    const before = writing.pairs
    const begun = performance.now()
    const manifest = await makeBackup(embedded(home), folder)
    const seconds = Math.round((performance.now() - begun) / 100) / 10
    const meanwhile = writing.pairs - before
    writing.goesOn = false
    await Promise.all(writers)
    await db.end()
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
    return { rows, 'pairs written meanwhile': meanwhile, 'backup seconds': seconds }
  })
}

/** backup.test.ts restores a small one, and damaged ones. */
export const restoreDrill: HeavyRun = {
  what: `tables and files that differ after backup, restore to a server and move back to an embedded database, and pairs of rows broken, or files missing, in a backup under writes; ${MESSAGES.usual} chat messages (--long: ${MESSAGES.long})`,
  must: '0',
  async run({ long, progress }) {
    const folders = Array.from({ length: 5 }, newDataFolder)
    const [home = '', backups = '', copy = '', away = '', back = ''] = folders
    const server = await runServer(home, { LOG_LEVEL: 'silent' })
    const other = await ownDatabase()
    try {
      const first = path.join(backups, 'under-writes')
      const notes = await backupUnderWrites(home, first, long ? MESSAGES.long : MESSAGES.usual)
      await server.kill()
      await restoreBackup(first, embedded(copy))
      const { pairs, broken } = await brokenPairs(embedded(copy))
      progress({ value: broken, ok: false, notes: { ...notes, pairs, broken } })
      await other.admin('create database away owner atrio_owner')
      const remote: Place = { ...embedded(away), databaseUrl: other.url.replace(/@\/\w+/, '@/away') }
      const second = path.join(backups, 'quiet')
      await makeBackup(embedded(home), second)
      await restoreBackup(second, remote)
      await movePlace(remote, embedded(back), {})
      const digests = await digestsOf(embedded(home))
      const there = differing(digests, await digestsOf(remote))
      const again = differing(digests, await digestsOf(embedded(back)))
      const value = broken + there + again
      const compared = Object.keys(digests).length
      return {
        value,
        ok: value === 0 && pairs > 0 && Number(notes['pairs written meanwhile']) > 0,
        notes: { ...notes, pairs, broken, compared, there, again },
      }
    } finally {
      await server.kill()
      await other.admin('drop database if exists away with (force)')
      await other.close()
      for (const folder of folders) await removeDataFolder(folder)
    }
  },
}
