import type { FastifyInstance } from 'fastify'
import { buildServer } from '../../start/build-server.ts'
import { type People, people } from '../people.ts'
import { NOON } from '../test-server.ts'
import { communityRows, eventRows } from './events.ts'
import { peopleRows } from './people.ts'
import { type Caller, reads, readsOfElsewhere } from './reads.ts'
import type { Growth } from './rows.ts'
import { type Statement, statementsOf } from './statements.ts'
import { writingRows } from './writings.ts'

/** What a GET sends when everything is new to the server, and when it is asked again. */
export type Sent = { first: Statement[]; again: Statement[] }

export type GrownServer = {
  /** GETs of the OpenAPI document. */
  operations(): Promise<string[]>
  /** Adds rows until every table has this many, and looks at them as PostgreSQL's own upkeep does. */
  growTo(rows: number): Promise<void>
  /** What each GET sends to the database. */
  statements(): Promise<Record<string, Sent>>
  /** Pages of the database that a statement reads, as the role of requests reads them. */
  pagesOf(statement: Statement): Promise<number>
  close(): Promise<void>
}

/** A server whose church has any number of rows in every table, and a member of it who calls. */
export async function grownServer(): Promise<GrownServer> {
  const world = await people()
  const { ana, server } = world
  const { database } = server
  const { token } = await world.login(ana.email)
  const caller: Caller = { church: ana.church, slug: 'igreja-demo', account: ana.account, user: ana.user }
  await setUp(world)
  let rows = 0

  return {
    operations: async () => {
      const { paths } = (await server.get('/api/v1/openapi.json')).json<{ paths: Record<string, object> }>()
      return Object.entries(paths).flatMap(([path, methods]) => ('get' in methods ? [`GET ${path}`] : []))
    },
    async growTo(count) {
      const growth: Growth = { ...caller, first: rows + 1, last: count }
      const all = [...peopleRows(growth), ...eventRows(growth), ...communityRows(growth), ...writingRows(growth)]
      // without triggers and foreign keys: the rows fit, and none of them is news to anybody
      await database.admin(`begin; set local session_replication_role = replica; ${all.join(';')}; commit`)
      await database.admin('vacuum analyze')
      rows = count
    },
    async statements() {
      // a server of its own, to which everything is new
      const app = await buildServer({ config: server.app.services.config, database, clock: () => NOON })
      try {
        await app.ready()
        return await askAll(app, caller, token)
      } finally {
        await app.close()
      }
    },
    async pagesOf({ text, values }) {
      const client = await database.pool.connect()
      try {
        await client.query(`begin; select set_config('app.igrejas', '{${caller.church}}', true)`)
        const explained = async () => {
          const { rows: found } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
            `explain (analyze, buffers, timing off, format json) ${text}`,
            values,
          )
          return found[0]!['QUERY PLAN'][0].Plan
        }
        // a new connection reads the catalogue as it runs a statement, and the pool opens one when it likes
        await client.query('savepoint before')
        await explained()
        await client.query('rollback to savepoint before')
        const plan = await explained()
        return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
      } finally {
        await client.query('rollback')
        client.release()
      }
    },
    close: () => world.close(),
  }
}

/** What there is one of. */
async function setUp({ server: { database }, ana }: People): Promise<void> {
  const { church } = ana
  await database.admin(
    `insert into traducao_biblia (codigo, nome, sigla, idioma, licenca, livros)
       values ('growth', 'Growth', 'G', 'en', 'None', '[{"codigo":"PSA","capitulos":1}]');
     update igreja set traducoes_biblia = '["growth"]' where id = ${church};
     insert into plano_assinatura_configuracao (igreja_id) values (${church});
     insert into configuracao_estudo (igreja_id, flag_conteudo_publico) values (${church}, false);
     insert into metodo_pagamento (igreja_id, codigo, nome, id_gateway_pagamento) values
       (${church}, 'pix', 'Pix', 5), (${church}, 'cartao_credito', 'Card', 5)`,
  )
}

async function askAll(app: FastifyInstance, caller: Caller, token: string): Promise<Record<string, Sent>> {
  const heard: Record<string, Sent> = {}
  for (const [operation, urlOf] of Object.entries({ ...reads, ...readsOfElsewhere })) {
    const ask = () =>
      statementsOf(() =>
        app.inject({
          method: 'GET',
          url: urlOf(caller),
          headers: { host: 'demo.localhost', authorization: `Bearer ${token}` },
        }),
      )
    const first = await ask()
    const { statusCode, body } = first.result
    if (statusCode !== 200 && !(operation in readsOfElsewhere)) throw new Error(`${operation}: ${statusCode} ${body}`)
    heard[operation] = { first: first.statements, again: (await ask()).statements }
  }
  return heard
}
