import type { Problem } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { isOutage } from './outage.ts'
import { open } from './route-parts.ts'

const failure = (message: string, fields: object = {}) => Object.assign(new Error(message), fields)
const system = (code: string, syscall: string) => failure(`${syscall} ${code}`, { code, syscall })

/** As Node and pg report them. */
const OUTAGES: Record<string, () => Error> = {
  'disk-full': () => system('ENOSPC', 'write'),
  'quota-reached': () => system('EDQUOT', 'write'),
  'read-only-disk': () => system('EROFS', 'open'),
  'no-more-files': () => system('EMFILE', 'open'),
  'broken-pipe': () => system('EPIPE', 'write'),
  'connection-reset': () => system('ECONNRESET', 'read'),
  'connection-refused': () => system('ECONNREFUSED', 'connect'),
  'no-such-host': () => system('ENOTFOUND', 'getaddrinfo'),
  'all-addresses-refused': () =>
    new AggregateError([system('ECONNREFUSED', 'connect'), system('EHOSTUNREACH', 'connect')]),
  'connection-ended': () => failure('Connection terminated unexpectedly'),
  'no-connection-in-time': () => failure('timeout exceeded when trying to connect'),
  'broken-client': () => failure('Client has encountered a connection error and is not queryable'),
  'database-disk-full': () => failure('could not extend file', { code: '53100' }),
  'database-out-of-memory': () => failure('out of memory', { code: '53200' }),
  'database-stopping': () => failure('terminating connection', { code: '57P01' }),
  'database-crashed': () => failure('terminating connection', { code: '57P02' }),
  'database-io': () => failure('could not read block', { code: '58030' }),
  'connection-exception': () => failure('connection failure', { code: '08006' }),
  standby: () => failure('cannot execute INSERT in a read-only transaction', { code: '25006' }),
  deadlock: () => failure('deadlock detected', { code: '40P01' }),
}
const FAULTS: Record<string, () => Error> = {
  'an-error-of-ours': () => new TypeError('x is not a function'),
  'a-file-that-should-be-there': () => system('ENOENT', 'open'),
  'a-wrong-statement': () => failure('syntax error', { code: '42601' }),
  'a-broken-constraint': () => failure('duplicate key', { code: '23505' }),
  'mixed-errors': () => new AggregateError([system('ECONNREFUSED', 'connect'), new Error('other')]),
}

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    prepare: (app) => {
      for (const [name, make] of Object.entries({ ...OUTAGES, ...FAULTS })) {
        app.get(`/test/${name}`, { config: open }, () => Promise.reject(make()))
        // wrapped as the query layer does
        const wrapped = () => Promise.reject(new Error('Failed query', { cause: make() }))
        app.get(`/test/${name}/wrapped`, { config: open }, wrapped)
      }
    },
  })
})
afterAll(() => server.close())

describe('an outage of the disk, network or database', () => {
  it.each(Object.keys(OUTAGES).flatMap((name) => [name, `${name}/wrapped`]))(
    'is answered with 503 and Retry-After: %s',
    async (name) => {
      const answer = await server.get(`/test/${name}`)
      expect(answer.json<Problem>().code).toBe('unavailable')
      expect(answer.statusCode).toBe(503)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    },
  )

  it.each(Object.keys(FAULTS))('is not assumed for a fault of ours: %s', async (name) =>
    expect((await server.get(`/test/${name}`)).statusCode).toBe(500),
  )

  it('includes a connection that the database closes during a request', async () => {
    const { pool } = server.database
    const ended = async () => {
      const client = await pool.connect()
      const gone = new Promise((resolve) => client.once('end', resolve))
      client.on('error', () => undefined)
      try {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid')
        await server.database.admin('select pg_terminate_backend($1)', [rows[0]?.pid])
        await gone
        await client.query('select 1')
      } finally {
        client.release(true)
      }
    }
    const error = await ended().catch((thrown: unknown) => thrown)
    expect(isOutage(error)).toBe(true)
  })
})
