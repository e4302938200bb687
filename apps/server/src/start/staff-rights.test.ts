import { ArquivoRespostaWire, type DenunciasWire, type StaffRole, TokenChatWire } from '@atrio/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerFileForm } from '../modules/events/testing/answer-file-form.ts'
import { type Desk, saleDesk } from '../modules/events/testing/desk.ts'
import { purchaseOf } from '../modules/events/testing/sale.ts'
import { requireAccess } from '../platform/people/access.ts'
import { wireOf } from '../testing/expect-wire.ts'
import { outcome } from '../testing/people.ts'

let desk: Desk
let token: string
let file: string
const sql = (text: string, values?: unknown[]) => desk.world.server.database.admin<{ id: string }>(text, values)
beforeAll(async () => {
  desk = await saleDesk()
  const { ana, admin, churches } = desk.world
  token = (await desk.world.login(admin.email)).token
  await sql(`insert into carteirinha (igreja_id, usuario_id, numero) values ($1, $2, '0142')`, [ana.church, ana.user])
  const fields = [{ nome: 'Foto', tipo: 'arquivo', flagObrigatorio: true } as const]
  const event = await desk.onSale({ lots: [{ valor: 0 }], fields })
  const sent = await desk.world.server.app.inject(answerFileForm(event, Buffer.from('%PDF-1.7 x')))
  const { codigo } = wireOf(ArquivoRespostaWire, sent)
  file = `/igreja/igreja-demo/evento/${event}/arquivo/${codigo}`
  const seen = await desk.detail(event)
  const body = purchaseOf(seen, 1, { comprador: null })
  const respostas = seen.campos.map(({ id }) => ({ idCampo: id, valor: codigo }))
  const ingressos = body.ingressos.map((ticket) => ({ ...ticket, respostas }))
  expect(outcome(await desk.buy(event, { ...body, ingressos }, desk.asAna))).toBe('200')
  await sql(
    `insert into denuncia (igreja_id, tipo, alvo, trecho, data_primeira, data_ultima) values ($1, 'oracao', 1, '', now(), now())`,
    [churches.demo],
  )
})
afterAll(() => desk.world.close())

const ask = (url: string, method: 'GET' | 'PUT' | 'POST' = 'GET', payload?: object) =>
  desk.world.server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { host: 'demo.localhost', authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })

async function opened() {
  const { ana } = desk.world
  const [report] = await sql('update denuncia set data_encerramento = null returning id')
  const reports = (await ask('/igreja/igreja-demo/denuncia/')).json<DenunciasWire>().denuncias.length > 0
  const closing = outcome(await ask(`/igreja/igreja-demo/denuncia/${report?.id}/encerrada`, 'PUT'))
  const card = await ask(`/usuario-carteirinha/?usuario=${ana.user}`)
  const chat = wireOf(TokenChatWire, await ask('/igreja/igreja-demo/chat/token', 'POST', { nome: 'Beatriz' })).usuario
  return {
    reports: [reports, closing],
    card: card.json<{ usuarioCarteirinhas: unknown[] }>().usuarioCarteirinhas.length > 0,
    file: outcome(await ask(file)),
    chat: chat.papel,
  }
}

describe('what staff may open', () => {
  const all = { reports: [true, '200'], card: true, file: '200' }
  const expected: Record<StaffRole, object> = {
    ROLE_ADMIN: { ...all, chat: 'moderador' },
    ROLE_ADMIN_CONTENT: { ...all, chat: 'equipe' },
    ROLE_SUPER_ADMIN: { ...all, chat: 'moderador' },
  }
  it.each(Object.entries(expected))('%s', async (role, rights) => {
    await sql('update usuario_role set role = $1', [role])
    expect(await opened()).toEqual(rights)
  })

  it('a moderator of the chat without a role reads reports, but no files and cards', async () => {
    await sql('delete from usuario_role')
    const none = { reports: [false, '404 not_found'], card: false, file: '404 not_found', chat: 'membro' }
    expect(await opened()).toEqual(none)
    await sql('update usuario set flag_moderador_chat = true where id = $1', [desk.world.admin.user])
    expect(await opened()).toEqual({ ...none, reports: [true, '200'], chat: 'moderador' })
  })

  it.each(['public', 'on-demand', 'visitor'] as const)('is never open without signing in: %s is refused', (access) => {
    const app = Fastify()
    requireAccess(app, desk.world.server.app.services)
    const config = { access, church: 'path', role: 'staff' } as const
    expect(() => app.get('/x', { config }, () => null)).toThrow('GET /x is for staff, who are signed in')
  })
})
