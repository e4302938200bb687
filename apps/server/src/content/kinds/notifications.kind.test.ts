import path from 'node:path'
import { NotificacoesWire } from '@atrio/contract'
import webPush from 'web-push'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pushSweep } from '../../modules/notifications/push/push.sweep.ts'
import { loadSanitize } from '../../platform/sanitize.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type People, people } from '../../testing/people.ts'
import { type PushStandIn, pushStandIn } from '../../testing/push-stand-in.ts'
import { exportContent } from '../export-content.ts'
import { importContent } from '../import-content.ts'
import { churchFile, contentFolder } from '../testing/content-folder.ts'

const WEEK = 7 * 86_400_000
const sanitize = await loadSanitize()
let service: PushStandIn
let world: People
let token: string
beforeAll(async () => {
  service = await pushStandIn()
  const push = { ...webPush.generateVAPIDKeys(), subject: 'mailto:push@atrio.test', standIn: service.url }
  world = await people(undefined, { push })
  await enter()
  expect(outcome(await call('PUT', '/user/notificacao-push/', service.browser('ana')))).toBe('200')
})
afterAll(async () => {
  await world.close()
  service.close()
})

const enter = async () => {
  token = (await world.login(world.ana.email)).token
}
const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  world.server.app.inject({
    method,
    url: `/api/v1${url}?igreja=${world.churches.demo}`,
    ...(payload && { payload }),
    headers: { host: 'demo.localhost', authorization: `Bearer ${token}` },
  })
const listed = async () =>
  wireOf(NotificacoesWire, await call('GET', `/igreja/${world.churches.demo}/notificacao/`)).notificacoes
const rows = () => world.server.database.admin('select * from notificacao order by id')
const importFolder = (folder: string) => {
  const { database, media, clock } = world.server.app.services
  return importContent({ folder, database, media, clock, sanitize })
}
const bring = async (...told: { dataCadastro: string; corpo?: string }[]) => {
  const all = told.map((one) => ({ titulo: 'Culto hoje às 19h', corpo: 'Venha', tipo: 'CULTO', ...one }))
  await importFolder(
    await contentFolder({
      'igreja.json': churchFile({ codigo: 'demo', slug: 'igreja-demo' }),
      'notificacoes.json': JSON.stringify(all),
    }),
  )
}
const pushedNow = async () => {
  service.pushed = []
  await pushSweep()(world.server.app.services)
  return service.pushed.length
}
const first = { dataCadastro: '2030-01-09T11:00Z' }
const second = { dataCadastro: '2030-01-16T11:00Z' }

it('is pushed again and shown to all under the same title with another date', async () => {
  await bring(first)
  expect(await pushedNow()).toBe(1)
  const [{ id } = { id: 0 }] = await listed()
  expect(outcome(await call('DELETE', `/user/notificacao/${id}`))).toBe('200')
  expect(await listed()).toEqual([])
  world.wait(WEEK)
  await enter()
  await bring(second)
  expect(await pushedNow()).toBe(1)
  expect((await listed()).map(({ dataCadastro }) => dataCadastro)).toEqual(['2030-01-16T11:00:00.000Z'])
})

it('keeps its row, and is not pushed again, with another text or in the same folder', async () => {
  await bring(second)
  await pushedNow()
  const [before] = await rows()
  await bring({ ...second, corpo: 'Venha cedo' })
  expect(await pushedNow()).toBe(0)
  const after = await rows()
  expect(after).toEqual([{ ...before, corpo: 'Venha cedo' }])
  await bring({ ...second, corpo: 'Venha cedo' })
  expect(await rows()).toEqual(after)
})

it('is the same after an export and import, once for each date', async () => {
  await bring(first, second)
  const before = await rows()
  expect(before).toHaveLength(2)
  const folder = path.join(await contentFolder({}), 'demo')
  const { database, media } = world.server.app.services
  await exportContent({ code: 'demo', folder, database, media })
  await importFolder(folder)
  expect(await rows()).toEqual(before)
})

it('is refused twice for one date', async () => {
  await expect(bring(first, first)).rejects.toThrow('notificacoes.json:1 1.titulo: is used twice')
})
