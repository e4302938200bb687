import { readFileSync } from 'node:fs'
import pg from 'pg'
import { CLUSTER_OWNER } from '../database/embedded/cluster.ts'
import { openOwner } from '../database/open-database.ts'
import type { HeavyRun } from '../testing/heavy.ts'
import { newDataFolder, removeDataFolder, runServer, type RunningServer } from '../testing/running-server.ts'

const USUAL = { churches: 200, members: 10_000, messages: 500_000 }
const LONG = { churches: 2_000, members: 100_000, messages: 5_000_000 }
type World = typeof USUAL
/** Churches that there are at first, and as many of the others afterwards: half of them warm the server up. */
const SAMPLE = 60
const EVENTS_PER_CHURCH = 20
const MUST = 1.5
const MUST_MEMORY = 1.15
/**
 * Of the first half, before memory is taken: the engine lets the heap grow over the first 3,000 pages, whichever church
 * they are of, and keeps it there. What the second half adds is what churches add.
 */
const VISITS = 3

/** Numbers of churches whose rows are added, and what belongs to all churches together. */
type Range = { first: number; last: number; world: World }

/** Churches with their members, events and chat messages, spread evenly; ids above those of the demonstration. */
const rowsOf = ({ first, last, world }: Range): string[] => {
  const share = (whole: number) => Math.ceil(whole / world.churches)
  const each = (count: number) =>
    `generate_series(${first}, ${last}) c, generate_series(1, ${count}) n, lateral (select c * 1000000::bigint + n) k(id)`
  return [
    `insert into igreja (id, slug, codigo, nome, fuso_horario, moeda, cor_app, idioma) overriding system value
      select c + 1000, 'many-' || c, 'many-' || c, 'Church ' || c, 'America/Sao_Paulo', 'BRL', '#7a2e1d', 'pt_BR'
      from generate_series(${first}, ${last}) c`,
    `insert into igreja_modulo (igreja_id, codigo) select c + 1000, m.codigo
      from generate_series(${first}, ${last}) c, (select distinct codigo from igreja_modulo where igreja_id < 1000) m`,
    `insert into conta (id, email, nome, sobrenome, senha_hash) overriding system value
      select k.id, 'm' || k.id || '@many.test', 'Member', '' || n, '-' from ${each(share(world.members))}`,
    `insert into usuario (igreja_id, id, conta_id, nome, sobrenome, email) overriding system value
      select c + 1000, k.id, k.id, 'Member', '' || n, 'm' || k.id || '@many.test' from ${each(share(world.members))}`,
    `insert into evento (igreja_id, id, slug, nome, data_inicio, data_fim) overriding system value
      select c + 1000, k.id, 'event-' || n, 'Event ' || n, now() + n * interval '1 day', now() + (n + 1) * interval '1 day'
      from ${each(EVENTS_PER_CHURCH)}`,
    `insert into chat_mensagem (igreja_id, sequencia, alteracao, autor, id_cliente, nome, papel, texto, data)
      select c + 1000, n, n, 'u' || n % 500, 'c' || n, 'Name ' || n, 'membro', 'Text ' || n, now() - n * interval '1 minute'
      from generate_series(${first}, ${last}) c, generate_series(1, ${share(world.messages)}) n`,
  ]
}

/** Bytes of a table with its indexes for each of its rows. */
const BYTES_PER_ROW = `select pg_total_relation_size('chat_mensagem') / (select count(*) from chat_mensagem) message,
  (pg_total_relation_size('conta') + pg_total_relation_size('usuario')) / (select count(*) from usuario) member`

type Grown = { before: number; after: number; bytes: { message: string; member: string } }

/** Adds churches to the database of a data folder. @returns the database's size in bytes, before and after */
async function grow(folder: string, range: Range): Promise<Grown> {
  const { owner, close } = await openOwner({ dataFolder: folder, url: undefined })
  // not watched: a statement of millions of rows takes its time
  const db = new pg.Client({ host: String(owner.host), user: CLUSTER_OWNER, database: 'atrio' })
  const size = async () =>
    Number((await db.query<{ size: string }>('select pg_database_size(current_database()) size')).rows[0]?.size)
  try {
    await db.connect()
    const before = await size()
    for (const statement of rowsOf(range)) await db.query(statement)
    // what the growth leaves to do would go on beside what is measured afterwards
    await db.query('vacuum analyze')
    await db.query('checkpoint')
    const { rows } = await db.query<Grown['bytes']>(BYTES_PER_ROW)
    return { before, after: await size(), bytes: rows[0]! }
  } finally {
    await db.end()
    close()
  }
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const residentMb = ({ child }: RunningServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024

/** Milliseconds of an answer. @throws where it is not 200 */
async function timed(server: RunningServer, path: string, church: number): Promise<number> {
  const begun = performance.now()
  const { status } = await server.ask(path, { host: `many-${church}.localhost` })
  if (status !== 200) throw new Error(`${path} of church ${church} answered ${status}`)
  return performance.now() - begun
}

/** Medians over the second half of some churches: home as its first visitor waits for it, and the list of events. */
async function sample(server: RunningServer, churches: number[]) {
  const half = churches.length / 2
  for (const church of churches.slice(0, half)) {
    await timed(server, '/', church)
    await timed(server, eventsOf(church), church)
  }
  const home: number[] = []
  const events: number[] = []
  for (const church of churches.slice(half)) {
    home.push(await timed(server, '/', church))
    events.push(await timed(server, eventsOf(church), church))
  }
  return { home: median(home), events: median(events) }
}

const eventsOf = (church: number) => `/api/v1/igreja/many-${church}/evento/`
const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Starts a server. @returns the seconds until it listens as well */
async function started(folder: string): Promise<{ server: RunningServer; seconds: number }> {
  const begun = performance.now()
  const server = await runServer(folder, { LOG_LEVEL: 'warn' })
  return { server, seconds: (performance.now() - begun) / 1000 }
}

/** What many churches on one machine do to the pages of each, to a start and to memory. */
export const manyChurches: HeavyRun = {
  what: `home and events of a church among ${USUAL.churches} with ${USUAL.members} members and ${USUAL.messages} messages (--long: ${LONG.churches}, ${LONG.members}, ${LONG.messages}) ÷ among ${SAMPLE}`,
  must: `at most ${MUST}, and resident memory at most ${MUST_MEMORY} times as much after the second half of the churches as after the first`,
  async run({ long, progress }) {
    const world = long ? LONG : USUAL
    const folder = newDataFolder()
    const first = await started(folder)
    await first.server.kill()
    let server: RunningServer | undefined
    try {
      const few = numbers(1, SAMPLE)
      await grow(folder, { first: 1, last: SAMPLE, world })
      const quiet = await started(folder)
      server = quiet.server
      const alone = await sample(server, few)
      await server.kill()
      const { before, after, bytes } = await grow(folder, { first: SAMPLE + 1, last: world.churches, world })
      const crowded = await started(folder)
      server = crowded.server
      const many = numbers(world.churches - SAMPLE + 1, world.churches)
      const among = await sample(server, many)
      const half = Math.floor(world.churches / 2)
      for (let visit = 0; visit < VISITS; visit++)
        for (const church of numbers(1, half)) await timed(server, '/', church)
      const halfway = residentMb(server)
      for (const church of numbers(half + 1, world.churches)) await timed(server, '/', church)
      const memory = residentMb(server) / halfway
      const value = Math.max(among.home / alone.home, among.events / alone.events)
      const notes = {
        'home ms': `${alone.home.toFixed(1)} → ${among.home.toFixed(1)}`,
        'events ms': `${alone.events.toFixed(1)} → ${among.events.toFixed(1)}`,
        'start s': `${quiet.seconds.toFixed(1)} → ${crowded.seconds.toFixed(1)}`,
        'resident MB': `${halfway.toFixed(0)} × ${memory.toFixed(2)}`,
        'bytes per message': bytes.message,
        'bytes per member': bytes.member,
        'kB of database per church': Math.round((after - before) / (world.churches - SAMPLE) / 1024),
      }
      progress({ value, ok: false, notes })
      return { value, ok: value <= MUST && memory <= MUST_MEMORY, notes }
    } finally {
      await server?.kill()
      await removeDataFolder(folder)
    }
  },
}
