import type { EventoDetalheWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { pagamentoMotivo } from '../modules/giving/giving.tables.ts'
import { putOnSale } from '../modules/events/testing/sale.ts'
import { louvor } from '../modules/praise/praise.tables.ts'
import { oracao, oracaoMotivo } from '../modules/prayer/prayer.tables.ts'
import { estudo } from '../modules/groups/studies.tables.ts'
import { PASSWORD } from '../testing/people.ts'
import { type PlayWorld, playWorld } from '../testing/play-world.ts'
import { addressOf, type SpecifiedCall, specifiedCalls, type Values } from '../testing/specified-calls.ts'
import { type Row, rowsOf } from '../testing/specified-rows.ts'
import { NOON } from '../testing/test-server.ts'

/** The API's own host: it names no church. */
const API_HOST = 'api.atrio.test'
/** The page that a visitor's calls come from: browsers say it. */
const ORIGIN = 'http://demo.localhost:4200'

let world: PlayWorld
let values: Values
let token: string
/** What the calls before have made. */
const made: Record<string, string | number> = {}
let shown: EventoDetalheWire

beforeAll(async () => {
  world = await playWorld()
  const { churches, ana, play, server } = world
  // signed in as a client of the document does it: by two fields, at the API's own host
  const signedIn = await server.app.inject({
    method: 'POST',
    url: '/api/v1/security/login_check',
    headers: { host: API_HOST },
    payload: { username: ana.email, password: PASSWORD },
  })
  token = signedIn.json<{ token: string }>().token
  const seeded = await ownerTransaction(server.database, async ({ db, enterChurch }) => {
    const igrejaId = churches.demo
    await enterChurch(igrejaId)
    const event = await putOnSale(db, igrejaId)
    const [reason] = await db.insert(pagamentoMotivo).values({ igrejaId, nome: 'Dízimo', valorMinimo: 500 }).returning()
    const [motive] = await db.insert(oracaoMotivo).values({ igrejaId, nome: 'Saúde' }).returning()
    const [prayer] = await db
      .insert(oracao)
      .values({ igrejaId, mensagem: 'Por todos', flagPublicarMural: true, flagAtivo: true })
      .returning()
    const words = { slug: 'graca', titulo: 'Graça', ordem: 'graca', busca: 'graca' }
    const [song] = await db
      .insert(louvor)
      .values({ igrejaId, ...words })
      .returning()
    const [study] = await db
      .insert(estudo)
      .values({ igrejaId, slug: 'semeador', titulo: 'O semeador', dataPublicacao: NOON })
      .returning()
    return { event, reason: reason!.id, motive: motive!.id, prayer: prayer!.id, song: song!.id, study: study!.id }
  })
  const addGroup = async (slug: string) => {
    const [row] = await server.database.admin<{ id: string }>(
      'insert into celula (igreja_id, slug, nome, ordem) values ($1, $2, $2, $2) returning id',
      [churches.demo, slug],
    )
    return Number(row?.id)
  }
  const [group, ownGroup] = [await addGroup('vale'), await addGroup('colina')]
  await server.database.admin(
    `insert into celula_membro (igreja_id, celula_id, usuario_id) values (${churches.demo}, ${ownGroup}, ${ana.user})`,
  )
  Object.assign(made, seeded, { group, ownGroup, collection: play.demo.collection, content: play.demo.alone })
  const detail = await server.get(`/api/v1/igreja/igreja-demo/evento/${seeded.event}/`)
  shown = detail.json()
  values = {
    code: 'demo',
    host: 'demo.localhost',
    slug: 'igreja-demo',
    igreja: churches.demo,
    cliente: churches.demo,
    organizacao: 'network',
    latitude: '-23.5',
    longitude: '-46.6',
    user: ana.user,
    userId: ana.user,
    usuario: ana.user,
    email: ana.email,
    client: churches.demo,
    eventId: seeded.event,
    event: seeded.event,
    n: 30,
    limit: 30,
    page: 1,
    metodoPagamento: 'pix',
    valor: 10_000,
    type: 'perfil',
    hostname: 'demo.localhost',
  }
})
afterAll(() => world.close())

/** Calls that need what a later line of the document makes. */
const LATER = [/^GET \/usuario\/\{userId\}\/evento/, /conteudo\/$/, /^(?:GET|PUT) \/nota-sermao\/\{id\}/, /^DELETE/]
const order = ({ name }: SpecifiedCall) => LATER.findLastIndex((pattern) => pattern.test(name)) + 1

let address = 0
const call = (specified: SpecifiedCall, { values: own, send, as, paymentHost }: Row) => {
  const { payload, headers } = send?.() ?? {}
  return world.server.app.inject({
    method: specified.method as 'GET',
    url: (paymentHost ? '' : '/api/v1') + addressOf(specified, { id: world.churches.demo, ...values, ...own?.() }),
    ...(payload !== undefined && { payload }),
    remoteAddress: `10.60.${++address >> 8}.${address & 255}`,
    headers: {
      ...headers,
      host: paymentHost ? 'pay.localhost' : API_HOST,
      origin: ORIGIN,
      ...(!as && { authorization: `Bearer ${token}` }),
    },
  })
}

describe('a client that knows the specification alone, at the one host of the API', () => {
  it('finds every line of the list below, and no other', () => {
    expect(specifiedCalls).toHaveLength(94)
    const names = new Set(specifiedCalls.map(({ name }) => name))
    expect(Object.keys(rowsOf({ world, made, shown })).filter((name) => !names.has(name))).toEqual([])
  })

  it.each(specifiedCalls.toSorted((a, b) => order(a) - order(b)))('is answered $section $name', async (specified) => {
    const row = rowsOf({ world, made, shown })[specified.name] ?? {}
    const answer = await call(specified, row)
    expect(answer.statusCode, answer.body).toBe(row.refused ?? 200)
    row.keep?.(answer.json() as never)
  })
})
