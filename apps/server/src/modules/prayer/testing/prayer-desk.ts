import { OracaoCriadaWire } from '@atrio/contract'
import { wireOf } from '../../../testing/expect-wire.ts'
import { type People, people, type SeededPerson } from '../../../testing/people.ts'

export type Fields = Record<string, string | Buffer>

const EDGE = 'edge'
const part = ([name, value]: [string, string | Buffer]) => {
  const file = typeof value === 'string' ? '' : '; filename="a.png"\r\ncontent-type: image/png'
  const head = `--${EDGE}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')])
}

/** A church with people who request prayer, pray and write. */
export async function prayerDesk() {
  const world: People = await people()
  const tokens = new Map<SeededPerson, string>()
  for (const somebody of [world.ana, world.admin, world.eva, world.john, world.sam]) {
    tokens.set(somebody, (await world.login(somebody.email)).token)
  }
  const headersOf = (who: SeededPerson | undefined, more: Record<string, string> = {}) => ({
    host: 'demo.localhost',
    ...(who && { authorization: `Bearer ${tokens.get(who)}` }),
    ...more,
  })
  /** Tests send more requests than people do. */
  const forgetTries = () => world.server.database.admin('delete from limite')
  const send = (who: SeededPerson | undefined, fields: Fields, more: Record<string, string> = {}) =>
    world.server.app.inject({
      method: 'POST',
      url: '/api/v1/oracao/',
      payload: Buffer.concat([...Object.entries(fields).map(part), Buffer.from(`--${EDGE}--\r\n`)]),
      headers: headersOf(who, { 'content-type': `multipart/form-data; boundary=${EDGE}`, ...more }),
    })
  const ask = async (who: SeededPerson, fields: Fields, more: Record<string, string> = {}) => {
    await forgetTries()
    return send(who, fields, more)
  }
  const asked = async (who: SeededPerson, fields: Fields, more = {}) =>
    wireOf(OracaoCriadaWire, await ask(who, { mensagem: 'Por minha avó.', ...fields }, more)).id
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    who?: SeededPerson,
    payload?: object,
    more = {},
  ) =>
    world.server.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: headersOf(who, more),
      ...(payload && { payload }),
    })
  return {
    world,
    forgetTries,
    send,
    ask,
    asked,
    call,
    published: (more: Fields = {}) => asked(world.ana, { flagPublicarMural: 'true', ...more }),
    one: (id: number, who?: SeededPerson, query = '') => call('GET', `/oracao/igreja-demo/${id}${query}`, who),
    wall: (query = '') => call('GET', `/oracao/igreja-demo${query}`),
    pray: (id: number, who?: SeededPerson, more: object = {}) =>
      call('POST', '/oracao/orar/', who, { idOracao: id, ...more }),
    write: (id: number, who: SeededPerson | undefined, mensagem = 'Estou orando.', more = {}) =>
      call('POST', '/oracao/mensagem/', who, { idOracao: id, mensagem }, more),
  }
}
export type PrayerDesk = Awaited<ReturnType<typeof prayerDesk>>
