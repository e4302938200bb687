import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerTransaction } from '../../database/owner-transaction.ts'
import { accessTable } from '../../testing/access-table.ts'
import { outcome, type People, people } from '../../testing/people.ts'
import { igrejaHost } from './church.tables.ts'

let world: People
let token: string
beforeAll(async () => {
  world = await people()
  token = (await world.login(world.ana.email)).token
  await ownerTransaction(world.server.database, async ({ db, enterChurch }) => {
    await enterChurch(world.churches.demo)
    await db.insert(igrejaHost).values({ igrejaId: world.churches.demo, host: 'www.church.example' })
  })
})
afterAll(() => world.close())

const writes = Object.entries(accessTable).filter(([operation]) => !operation.startsWith('GET'))
/** Writes whose path and query name no church: what they are about is the session's, a code's or the body's. */
const NAMELESS = [
  'POST /api/v1/security/login_check',
  'POST /api/v1/security/token/refresh',
  'POST /api/v1/security/logout',
  'POST /api/v1/security/recuperar-senha',
  'POST /api/v1/security/verificar-email',
  'POST /api/v1/security/codigo-acesso',
  'POST /api/v1/security/codigo-acesso/trocar',
  'POST /api/v1/user/alterar-senha',
  'POST /api/v1/user/confirmar-exclusao',
  'POST /api/v1/usuario/troca-igreja',
  'POST /api/v1/usuario-carteirinha/link/',
]

let address = 0
const ask = async (operation: string, host: string) => {
  const [method = ''] = operation.split(' ')
  const row = accessTable[operation]
  const request = row?.request({ world, owner: world.ana, slug: 'igreja-demo', organisation: undefined })
  const answer = await world.server.app.inject({
    method: method as 'POST',
    url: request?.url ?? '',
    ...(request?.payload && { payload: request.payload }),
    remoteAddress: `10.80.0.${++address}`,
    headers: { host, authorization: `Bearer ${token}` },
  })
  return outcome(answer)
}

describe('a write', () => {
  it.each(writes)('%s at another church’s host is refused', async (operation) => {
    const at = { other: await ask(operation, 'other.localhost'), nobodys: await ask(operation, 'nobody.localhost') }
    if (NAMELESS.includes(operation)) expect(at.other).not.toBe('400 church_mismatch')
    else expect(at.other).toBe('400 church_mismatch')
    expect(at.nobodys).not.toBe('400 church_mismatch')
  })

  const address = 'POST /api/v1/usuario/{id}/endereco'
  it.each(['demo.localhost', 'DEMO.localhost:4200', 'www.church.example', 'localhost', 'api.example', '127.0.0.1'])(
    'goes on at %s, which is the church’s own or no church’s',
    async (host) => expect(await ask(address, host)).toBe('200'),
  )

  it('is refused before anything is done', async () => {
    const rows = () => world.server.database.admin('select * from endereco')
    const before = await rows()
    expect(await ask(address, 'other.localhost')).toBe('400 church_mismatch')
    expect(await rows()).toEqual(before)
  })

  it('may name its church twice, but not two of them', async () => {
    const post = (url: string) => world.post(url, { pais: 'BR' }, { token })
    const url = `/usuario/${world.ana.user}/endereco?igreja=${world.churches.demo}`
    expect(outcome(await post(`${url}&cliente=${world.churches.other}`))).toBe('400 church_mismatch')
    expect(outcome(await post(`${url}&cliente=${world.churches.demo}`))).toBe('200')
  })
})

it('reads go on everywhere: public data may be read from another church’s page', async () => {
  const answer = await world.server.get('/api/v1/igreja/igreja-demo/evento/', { headers: { host: 'other.localhost' } })
  expect(answer.statusCode).toBe(200)
})
