import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { banner } from '../platform/church/church.tables.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { ChurchBatch } from './church-batch.ts'
import { ChurchQuery, type QueryConfig } from './church-query.ts'
import { WatchedClient } from './watched-client.ts'

let database: TestDatabase
/** Churches with as many banners as their place in this list. */
const churches: number[] = []
beforeAll(async () => {
  database = await testDatabase()
  for (const count of [0, 1, 2, 3]) {
    churches[count] = await seedChurch(database, { codigo: `church-${count}` }, async (db, igrejaId) => {
      for (let number = 0; number < count; number++) await db.insert(banner).values({ igrejaId, titulo: `${count}` })
    })
  }
})
afterAll(() => database.close())

let client: pg.Client
beforeEach(async () => {
  client = new WatchedClient(database.pool.options)
  await client.connect()
})
afterEach(() => client.end())

type Asked = { of: number; values?: unknown[] } & QueryConfig
/** Rows, or the SQLSTATE or message of the failure, of each query of a batch; those to be sent again are. */
function ask(connection: pg.Client, ...asked: Asked[]): Promise<unknown[]> {
  const answers: Promise<unknown>[] = []
  const queries = asked.map(({ of, values, ...config }) => {
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>()
    answers.push(
      promise.then(
        ({ rows }) => rows,
        (error: Error & { code?: string }) => error.code ?? error.message,
      ),
    )
    return new ChurchQuery([[churches[of]!], config, values], resolve, reject)
  })
  const send = (unanswered: ChurchQuery[]) => {
    if (unanswered.length > 0) connection.query(new ChurchBatch(unanswered, send))
  }
  send(queries)
  return Promise.all(answers)
}

const titles = { name: 'titles', text: 'select titulo from banner order by id' }
const rowsOf = (count: number) => Array.from({ length: count }, () => ({ titulo: `${count}` }))

describe('ChurchBatch', () => {
  it('answers each query with the rows of its church', async () => {
    const order = [1, 1, 2, 0, 3, 3, 2, 1]
    for (let round = 0; round < 3; round++) {
      expect(await ask(client, ...order.map((of) => ({ of, ...titles })))).toEqual(order.map(rowsOf))
    }
    expect((await client.query('select from banner')).rowCount).toBe(0)
  })

  it('prepares a named statement once for a connection', async () => {
    const prepared = async () =>
      (await client.query(`select name, generic_plans + custom_plans as runs from pg_prepared_statements order by 1`))
        .rows
    await ask(client, { of: 1, ...titles })
    for (let round = 0; round < 3; round++) await ask(client, { of: 1, ...titles }, { of: 2, text: 'select 1 as one' })
    expect(await prepared()).toEqual([
      { name: 'church:setting', runs: '7' },
      { name: 'church:titles', runs: '4' },
    ])
  })

  it('reads rows as pg does, as objects or arrays, of no column and of no row too', async () => {
    const text = `select $1::int as number, $2::text[] as list, $3::jsonb as json, $4::timestamptz as at, $5::bytea as data,
      null as nothing, 12345678901 as big, true as yes`
    const values = [5, ['a', null, '"'], { a: [1] }, new Date(0), Buffer.from([0, 255])]
    const plain = await client.query(text, values)
    const arrays = await client.query({ text, values, rowMode: 'array' })
    const twice = { of: 1, name: 'kinds', text, values }
    expect(await ask(client, twice, twice, { ...twice, name: 'arrays', rowMode: 'array' })).toEqual([
      plain.rows,
      plain.rows,
      arrays.rows,
    ])
    const [none, columns, empty] = await ask(
      client,
      { of: 1, ...titles, text: 'select titulo from banner where false', name: 'none' },
      { of: 2, text: 'select from banner' },
      { of: 1, text: '' },
    )
    expect([none, columns, empty]).toEqual([[], [{}, {}], []])
  })

  it('lets a query fail alone, wherever it fails', async () => {
    const failing: [Asked, string][] = [
      [{ of: 1, name: 'f1', text: 'select nothing from no_such_table' }, '42P01'],
      [{ of: 1, name: 'f2', text: 'select $1::int', values: ['x'] }, '22P02'],
      [{ of: 1, name: 'f3', text: 'select 1 / count(*) from banner where false' }, '22012'],
    ]
    for (const [query, code] of failing) {
      for (let round = 0; round < 2; round++) {
        expect(await ask(client, { of: 1, ...titles }, query, { of: 2, ...titles }, { of: 3, ...titles })).toEqual([
          rowsOf(1),
          code,
          rowsOf(2),
          rowsOf(3),
        ])
      }
    }
    const unreadable = { getTypeParser: () => () => { throw new Error('unreadable') } } // prettier-ignore
    const query = { of: 2, ...titles, name: 'unreadable', types: unreadable as unknown as pg.CustomTypesConfig }
    expect(await ask(client, { of: 1, ...titles }, query, { of: 3, ...titles })).toEqual([
      rowsOf(1),
      'unreadable',
      rowsOf(3),
    ])
  })

  it('prepares a statement again after its failure, which may be that its columns have changed', async () => {
    const owner = new WatchedClient(database.owner)
    await owner.connect()
    try {
      await owner.query('create temp table changing as select 1 as one')
      const query = { of: 1, name: 'changing', text: 'select * from changing' }
      expect(await ask(owner, query)).toEqual([[{ one: 1 }]])
      await owner.query(`alter table changing add two int not null default 2`)
      expect(await ask(owner, query)).toEqual(['0A000'])
      expect(await ask(owner, query)).toEqual([[{ one: 1, two: 2 }]])
    } finally {
      await owner.end()
    }
  })

  it('rejects a write whose commit fails, and undoes it', async () => {
    const owner = new WatchedClient(database.owner)
    await owner.connect()
    try {
      await owner.query('create temp table late (id int unique deferrable initially deferred)')
      const insert = { of: 1, name: 'late', text: 'insert into late values (1), ($1)' }
      expect(await ask(owner, { ...insert, values: [1] })).toEqual(['23505'])
      expect((await owner.query('select from late')).rowCount).toBe(0)
      expect(await ask(owner, { ...insert, values: [2] })).toEqual([[]])
      expect((await owner.query('select from late')).rowCount).toBe(2)
    } finally {
      await owner.end()
    }
  })

  it('runs each of two texts that share a name', async () => {
    const one = { of: 1, name: 'shared', text: 'select 1 as number' }
    const two = { of: 1, name: 'shared', text: 'select 2 as number' }
    const order = [one, two, two, one, two, one, one]
    for (let round = 0; round < 2; round++) {
      expect(await ask(client, ...order)).toEqual(order.map(({ text }) => [{ number: text === one.text ? 1 : 2 }]))
    }
  })

  it('leaks nothing among random queries of churches, plain and failing ones on one connection', async () => {
    const random = randomNumbers(20_261_124)
    const wrong: unknown[] = []
    const kinds: ((of: number) => [Asked, unknown])[] = [
      (of) => [{ of, ...titles }, rowsOf(of)],
      (of) => [{ of, text: titles.text }, rowsOf(of)],
      (of) => [{ of, name: `by value ${of % 2}`, text: 'select $1::int as a from banner limit 1', values: [of] }, of ? [{ a: of }] : []],
      (of) => [{ of, name: 'dividing', text: 'select 1 / ($1::int * 0) as x', values: [of] }, '22012'],
      (of) => [{ of, name: 'unparsable', text: 'select no_such_column' }, '42703'],
      (of) => [{ of, name: 'unbindable', text: 'select $1::int as x', values: ['x'] }, '22P02'],
    ] // prettier-ignore
    const plain: [string, unknown[], unknown][] = [
      ['select titulo from banner', [], []],
      [`select coalesce(current_setting('app.igrejas', true), '') as set`, [], [{ set: '' }]],
      ['select titulo from banner where id > $1', [0], []],
      ['select 1 / $1::int', [0], '22012'],
    ]
    const work: Promise<void>[] = []
    const compare = (found: unknown, expected: unknown, what: unknown) => {
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ what, found, expected })
    }
    for (let turn = 0; turn < 1_500; turn++) {
      if (random(3) === 0) {
        const [text, values, expected] = plain[random(plain.length)]!
        const answer = client
          .query({ text, values, ...(random(2) ? { name: `plain ${text}`.slice(0, 60) } : {}) })
          .then(
            ({ rows }) => rows as unknown,
            ({ code }: { code?: string }) => code,
          )
        work.push(answer.then((found) => compare(found, expected, text)))
      } else {
        const batch = Array.from({ length: 1 + random(6) }, () => kinds[random(kinds.length)]!(random(4)))
        const queries = batch.map(([query]) => query)
        work.push(
          ask(client, ...queries).then((found) =>
            compare(
              found,
              batch.map(([, expected]) => expected),
              queries,
            ),
          ),
        )
      }
      if (random(4) === 0) await work.at(-1)
    }
    await Promise.all(work)
    expect(wrong).toEqual([])
  })
})

/** Numbers below a limit, the same for each run. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
