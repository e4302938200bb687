import { CelulasWire, CelulaWire } from '@atrio/contract'
import { runLine } from '../../../cli/testing/run-line.ts'
import { plain } from '../../../platform/search-text.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { people, type SeededPerson } from '../../../testing/people.ts'

const home = { logradouro: 'Rua Canária', numero: '7', complemento: null, bairro: 'Vila Nova', cidade: 'São Paulo' }
/** A private home, the address of all groups of this file. */
export const endereco = { ...home, estado: 'SP', pais: 'BR', cep: '04000-000' }

type Fields = Record<string, string | number | boolean | null>

/** A server with churches and people, and groups as tests need them. */
export async function groupsWorld() {
  const world = await people()
  const tokens = new Map<SeededPerson, string>()
  for (const who of [world.ana, world.admin, world.eva]) tokens.set(who, (await world.login(who.email)).token)
  const bearer = (who?: SeededPerson) => (who ? { authorization: `Bearer ${tokens.get(who)}` } : {})
  const get = (path: string, who?: SeededPerson) =>
    world.server.get(`/api/v1/igreja/igreja-demo/${path}`, { headers: bearer(who) })
  const list = async (query = '', who?: SeededPerson) => wireOf(CelulasWire, await get(`celula/${query}`, who))
  let keys = 0
  return {
    world,
    get,
    list,
    sql: world.server.database.admin,
    names: async (query = '', who?: SeededPerson) => (await list(query, who)).celulas.map(({ nome }) => nome),
    one: async (id: number, who?: SeededPerson) => wireOf(CelulaWire, await get(`celula/${id}`, who)),
    async addGroup(nome: string, fields: Fields = {}, church = world.churches.demo): Promise<number> {
      const row = {
        igreja_id: church,
        slug: plain(nome).replaceAll(' ', '-'),
        nome,
        ordem: plain(nome),
        endereco: JSON.stringify(endereco),
        latitude: -23.58765,
        longitude: -46.63219,
        lider: 'Marta',
        telefone_lider: '+5511977776666',
        dia_semana: 3,
        horario: '20:00',
        frequencia: 'semanal',
        ...fields,
      }
      const columns = Object.keys(row)
      const [made] = await world.server.database.admin<{ id: string }>(
        `insert into celula (${columns.join()}) values (${columns.map((_, index) => `$${index + 1}`).join()}) returning id`,
        Object.values(row),
      )
      return Number(made?.id)
    },
    join: (group: number, { church, user }: SeededPerson, leads = false) =>
      world.server.database.admin(
        `insert into celula_membro (igreja_id, celula_id, usuario_id, flag_lider) values (${church}, ${group}, ${user}, ${leads})`,
      ),
    /** Requests to join, by default under a new key. */
    ask: (who: SeededPerson, body: object, key: string | null = `key-of-a-group-request-${++keys}`) =>
      world.server.app.inject({
        method: 'POST',
        url: '/api/v1/igreja/igreja-demo/solicitacao-celula/admissao',
        payload: body,
        headers: { host: 'demo.localhost', ...bearer(who), ...(key && { 'idempotency-key': key }) },
      }),
    /** Any other call about groups. */
    call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, who?: SeededPerson, body?: object, key?: string) =>
      world.server.app.inject({
        method,
        url: `/api/v1/igreja/igreja-demo/${path}`,
        headers: { host: 'demo.localhost', ...bearer(who), ...(key && { 'idempotency-key': key }) },
        ...(body && { payload: body }),
      }),
    /** Runs a command line. */
    run: (...args: string[]) => runLine(world.server.app.services, ['group', ...args]),
  }
}
