import webPush from 'web-push'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { outcome, type People, people, type SeededPerson } from '../../../../testing/people.ts'
import { type PushStandIn, pushStandIn } from '../../../../testing/push-stand-in.ts'
import { pushSweep } from '../push.sweep.ts'

/** People whose browsers a stand-in of the push services serves; for one test file. */
export function pushWorld() {
  let service: PushStandIn
  let world: People
  let pushNotifications: ReturnType<typeof pushSweep>
  beforeAll(async () => {
    service = await pushStandIn()
    const push = { ...webPush.generateVAPIDKeys(), subject: 'mailto:push@atrio.test', standIn: service.url }
    world = await people(undefined, { push })
  })
  afterAll(async () => {
    await world.close()
    service.close()
  })
  beforeEach(async () => {
    pushNotifications = pushSweep()
    service.pushed = []
    service.status = 201
    service.statuses = {}
    await sql(
      'delete from inscricao_push; delete from notificacao; delete from notificacao_preferencia; delete from limite',
    )
  })

  const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    world.server.database.admin<T & Record<string, unknown>>(text, values)
  const call = (who: SeededPerson, token: string, method: 'GET' | 'PUT' | 'DELETE', payload?: object) =>
    world.server.app.inject({
      method,
      url: `/api/v1/user/notificacao-push/?igreja=${who.church}`,
      ...(payload && { payload }),
      headers: { host: world.hostOf(who.church), authorization: `Bearer ${token}` },
    })
  const enter = (who: SeededPerson) => world.login(who.email, { igreja: who.church })
  async function subscribe(who: SeededPerson, path: string) {
    const session = await enter(who)
    expect(outcome(await call(who, session.token, 'PUT', service.browser(path)))).toBe('200')
    return session
  }
  /** @param at by default now */
  const notify = (church: number, titulo: string, { user = null as number | null, tipo = 'EVENTO', at = '' } = {}) =>
    sql(
      `insert into notificacao (igreja_id, usuario_id, titulo, corpo, tipo, id_entidade_relacionada, data_cadastro)
       values ($1, $2, $3, 'Body', $4, 7, $5)`,
      [church, user, titulo, tipo, at || world.server.app.services.clock()],
    )
  return {
    get world() {
      return world
    },
    get service() {
      return service
    },
    sql,
    call,
    enter,
    subscribe,
    notify,
    sweep: () => pushNotifications(world.server.app.services),
    /** Of the browsers that were pushed to, sorted. */
    paths: () => service.pushed.map(({ path }) => path).sort(),
    subscriptions: async () => (await sql('select endereco from inscricao_push')).length,
  }
}
