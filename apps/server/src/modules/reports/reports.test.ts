import { DenunciasWire } from '@atrio/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { runLine } from '../../cli/testing/run-line.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type SeededPerson } from '../../testing/people.ts'
import { prayerDesk } from '../prayer/testing/prayer-desk.ts'

const { world, call, published, wall, one, write } = await prayerDesk()
const { ana, admin, eva } = world
const sql = world.server.database.admin
afterAll(() => world.close())
beforeEach(() => sql('delete from oracao; delete from denuncia; delete from limite; delete from configuracao_denuncia'))

const about = (alvo: number, over = {}) => ({ tipo: 'oracao', alvo, motivo: 'ofensa', nota: null, ...over })
const report = (alvo: number, over = {}, who?: SeededPerson) =>
  call('POST', '/igreja/igreja-demo/denuncia/', who, about(alvo, over))
const fromAddress = (alvo: number, address: string) =>
  world.server.app.inject({
    method: 'POST',
    url: '/api/v1/igreja/igreja-demo/denuncia/',
    remoteAddress: address,
    headers: { host: 'demo.localhost' },
    payload: about(alvo),
  })
const reports = async (who = admin) =>
  wireOf(DenunciasWire, await call('GET', '/igreja/igreja-demo/denuncia/', who)).denuncias
const run = (...args: string[]) => runLine(world.server.app.services, ['reports', ...args])

describe('reports', () => {
  it('of one thing are one row with a count, once for each person, and say nothing of who reported', async () => {
    const id = await published({ nome: 'Ana' })
    for (const over of [{ nota: ' Cita a minha filha. ' }, {}])
      expect((await report(id, over, eva)).json()).toEqual({ situacao: 'recebida' })
    await report(id, { motivo: 'dados_pessoais' }, admin)
    await report(id)
    await report(id)
    const [first, ...more] = await reports()
    expect(more).toEqual([])
    expect(first).toMatchObject({
      tipo: 'oracao',
      alvo: id,
      nome: 'Ana',
      trecho: 'Por minha avó.',
      quantidade: 3,
      motivos: ['dados_pessoais', 'ofensa'],
      notas: ['Cita a minha filha.'],
      flagOculta: false,
    })
    const stored = JSON.stringify(await sql('select * from denuncia_relato'))
    expect(stored).not.toMatch(/eva|127\.0/)
    // nothing is hidden, and its author learns nothing
    expect((await wall()).json().oracoes).toHaveLength(1)
    expect((await one(id, ana)).body).not.toMatch(/denuncia|ofensa/)
  })

  it('are seen and closed by staff only, and begin again when the thing is reported after that', async () => {
    const id = await published()
    await report(id, {}, eva)
    const [first] = await reports()
    expect(await reports(ana)).toEqual([])
    expect(outcome(await call('GET', '/igreja/igreja-demo/denuncia/', eva))).toBe('404 not_found')
    const close = `/igreja/igreja-demo/denuncia/${first?.id}/encerrada`
    for (const who of [ana, eva]) expect(outcome(await call('PUT', close, who))).toBe('404 not_found')
    expect(outcome(await call('GET', '/igreja/igreja-demo/denuncia/'))).toBe('401 unauthorized')
    await sql(`update usuario set flag_moderador_chat = true where id = ${ana.user}`)
    expect(await reports(ana)).toHaveLength(1)
    await sql(`update usuario set flag_moderador_chat = false where id = ${ana.user}`)
    expect(outcome(await call('PUT', close, admin))).toBe('200')
    expect(await reports()).toEqual([])
    await report(id, {}, eva)
    expect(await reports()).toMatchObject([{ quantidade: 1 }])
  })

  it('hide a thing only where the church’s rule says so, for staff to look at', async () => {
    const id = await published()
    const { id: message } = (await write(id, admin)).json()
    expect((await run('rule', 'demo', '2')).said).toBe('what 2 people report is hidden until staff look at it')
    await report(message, { tipo: 'oracao_mensagem' }, ana)
    expect((await one(id)).json().mensagens).toHaveLength(1)
    await report(message, { tipo: 'oracao_mensagem' }, eva)
    expect((await one(id)).json().mensagens).toEqual([])
    await report(id, {}, admin)
    await report(id, {}, eva)
    expect((await wall()).json().oracoes).toEqual([])
    expect((await one(id, ana)).json().doAutor).toMatchObject({ flagEmRevisao: true })
    expect((await reports()).map(({ flagOculta }) => flagOculta)).toEqual([true, true])
    await run('rule', 'demo', 'off')
    expect(await sql('select * from configuracao_denuncia')).toEqual([])
  })

  it('hide nothing by their number where they are without an account', async () => {
    const id = await published()
    await run('rule', 'demo', '2')
    for (const address of ['203.0.113.7', '198.51.100.7', '192.0.2.7']) await fromAddress(id, address)
    await report(id, {}, eva)
    expect((await wall()).json().oracoes).toHaveLength(1)
    expect(await reports()).toMatchObject([{ quantidade: 4, flagOculta: false }])
    await report(id, {}, admin)
    expect((await wall()).json().oracoes).toEqual([])
  })

  it('hide a message of the chat like a deletion, of which rooms learn', async () => {
    await sql(`insert into chat_sala (igreja_id, sequencia) values (${ana.church}, 7) on conflict do nothing`)
    await sql(
      `insert into chat_mensagem (igreja_id, sequencia, alteracao, autor, id_cliente, nome, papel, texto, data)
       values (${ana.church}, 7, 7, 'v1', 'client-1', 'Zé', 'visitante', 'spam', now())`,
    )
    await run('rule', 'demo', '1')
    expect((await report(7, { tipo: 'chat', motivo: 'spam' }, ana)).json()).toEqual({ situacao: 'recebida' })
    expect(await sql('select moderacao_id is null as shown, alteracao > 7 as changed from chat_mensagem')).toEqual([
      { shown: false, changed: true },
    ])
    expect(outcome(await report(7, { tipo: 'chat' }, eva))).toBe('404 not_found')
  })

  it('are refused for what is not shown, and for malformed ones', async () => {
    const id = await published()
    await sql('update oracao set flag_ativo = false')
    expect(outcome(await report(id, {}, eva))).toBe('404 not_found')
    expect(outcome(await report(999_999, { tipo: 'chat' }, eva))).toBe('404 not_found')
    for (const over of [{ tipo: 'evento' }, { motivo: 'x' }, { nota: 'x'.repeat(501) }, { nota: 'a\0' }, { alvo: 0 }])
      expect(outcome(await report(id, over, eva))).toBe('400 validation')
  })

  it('are limited for each person and each address', async () => {
    const id = await published()
    const outcomes: string[] = []
    for (let count = 0; count < 11; count++) outcomes.push(outcome(await report(id, {}, eva)))
    expect(outcomes.slice(-2)).toEqual(['200', '429 rate_limited'])
    for (let count = 0; count < 10; count++) await fromAddress(id, '203.0.113.7')
    expect(outcome(await fromAddress(id, '203.0.113.7'))).toBe('429 rate_limited')
    expect(outcome(await fromAddress(id, '198.51.100.7'))).toBe('200')
  })

  it('are listed and closed on the command line', async () => {
    expect((await run('list', 'demo')).said).toBe('nothing is reported at demo')
    const id = await published({ nome: 'Ana' })
    await report(id, { motivo: 'risco', nota: 'Ligue\u001b[2J' }, eva)
    const [first] = await reports()
    expect((await run('list', 'demo')).said).toMatch(
      new RegExp(`^${first?.id}  .*Z  prayer ${id}  1×  risco  Ana  Por minha avó\\.  Ligue \\[2J$`),
    )
    expect((await run('close', 'demo', String(first?.id))).said).toBe(`report ${first?.id} is closed`)
    expect((await run('close', 'demo', String(first?.id))).complained).toContain('no open report')
    expect((await run('close', 'grace', String(first?.id))).complained).toContain('no open report')
  })
})
