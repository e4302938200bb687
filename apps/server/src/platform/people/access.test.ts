import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessRow, accessTable, type Asked } from '../../testing/access-table.ts'
import { isOfApi } from '../../testing/hostile/openapi-operations.ts'
import { outcome, type People, people, type SeededPerson } from '../../testing/people.ts'
import type { ChurchFrom } from '../church/church-of-call.ts'
import type { Access, Role } from './access.ts'

type Said = { access: Access; church: ChurchFrom; role?: Role; owner?: string }

let world: People
const tokens = new Map<string, string>()
const said = new Map<string, Said>()
beforeAll(async () => {
  world = await people()
  await world.server.database.admin(
    `insert into usuario_role (igreja_id, usuario_id, role) select igreja_id, id, 'ROLE_ADMIN' from usuario where id = $1`,
    [world.john.user],
  )
  for (const { email } of [world.john, world.sam, world.eva]) tokens.set(email, (await world.login(email)).token)
  type Described = Record<string, Record<string, { 'x-access': Said }>>
  const { paths } = (await world.server.get('/api/v1/openapi.json')).json<{ paths: Described }>()
  for (const [path, methods] of Object.entries(paths).filter(([path]) => isOfApi(path)))
    for (const [method, call] of Object.entries(methods)) said.set(`${method.toUpperCase()} ${path}`, call['x-access'])
})
afterAll(() => world.close())

let address = 0
async function ask(
  operation: string,
  row: AccessRow,
  { whose, token }: { whose: SeededPerson; token?: string | undefined },
) {
  // their own ids, in the church of `john`
  const asked: Asked = {
    world,
    owner: { ...whose, church: world.churches.grace },
    slug: 'igreja-grace',
    organisation: 'network',
  }
  const { url, payload, headers } = row.request(asked)
  const answer = await world.server.app.inject({
    method: (operation.split(' ')[0] ?? '') as 'GET',
    url,
    ...(payload && { payload }),
    remoteAddress: `10.30.${++address >> 8}.${address & 255}`,
    headers: { ...headers, host: 'grace.localhost', ...(token && { authorization: `Bearer ${token}` }) },
  })
  // the next call finds people as this one did
  await world.server.database.admin('delete from usuario where igreja_id = $1 and conta_id = any($2)', [
    world.churches.grace,
    [world.sam.account, world.eva.account],
  ])
  return outcome(answer)
}
const own = (operation: string, row: AccessRow, who: SeededPerson) =>
  ask(operation, row, { whose: who, token: tokens.get(who.email) })

describe('every call', () => {
  it('declares its access, its church and its caller', () => {
    expect([...said].filter(([, config]) => !config?.access).map(([operation]) => operation)).toEqual([])
    // a call that needs a role says in which church
    const lost = [...said].filter(([, { church, role }]) => role && (church === 'none' || church === 'scope'))
    expect(lost).toEqual([])
    expect(Object.keys(accessTable).filter((operation) => !said.has(operation))).toEqual([])
  })

  it.each(Object.entries(accessTable))('%s answers as its configuration says', async (operation, row) => {
    const { access, role } = said.get(operation) ?? {}
    const unasked = await ask(operation, row, { whose: world.john })
    if (access === 'signed-in') expect(unasked).toBe('401 unauthorized')
    else if (row.kind === 'public' && unasked !== row.owner) expect(unasked).not.toMatch(/^401/)
    if (access === 'signed-in' || access === 'visitor')
      expect(await ask(operation, row, { whose: world.john, token: 'x.y.z' })).toBe('401 unauthorized')
    // a wrong body is refused before anyone is looked up
    const stranger = row.owner === '400 validation' ? row.owner : '404 not_found'
    const isClosed = role === 'family' || role === 'staff'
    if (isClosed && access === 'signed-in') expect(await own(operation, row, world.eva)).toBe(stranger)
  })
})

const forPeople = Object.entries(accessTable).filter(
  ([operation, { kind }]) => kind !== 'public' && operation !== 'POST /api/v1/usuario/troca-igreja',
)

describe('a member of a sister church', () => {
  it.each(forPeople)('%s: is answered as a member is, with the id that they have at home', async (operation, row) => {
    if (said.get(operation)?.church === 'scope') return
    expect(await own(operation, row, world.sam)).toBe(await own(operation, row, world.john))
  })

  it('reads the studies that a church keeps for those whom it knows', async () => {
    const asked = async (who: SeededPerson) =>
      outcome(
        await world.server.get('/api/v1/igreja/igreja-grace/estudo/', {
          headers: { authorization: `Bearer ${tokens.get(who.email)}` },
        }),
      )
    expect([await asked(world.john), await asked(world.sam), await asked(world.eva)]).toEqual([
      '200',
      '200',
      '404 not_found',
    ])
  })
})
