import { OracaoCriadaWire, OracaoWire, OracoesMuralWire, OracoesPropriasWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runLine } from './testing/run-line.ts'
import { wireOf } from '../testing/expect-wire.ts'
import { outcome } from '../testing/people.ts'
import { type PrayerDesk, prayerDesk } from '../modules/prayer/testing/prayer-desk.ts'

let desk: PrayerDesk
beforeAll(async () => {
  desk = await prayerDesk()
})
afterAll(() => desk.world.close())

const review = (isOn: boolean) =>
  desk.world.server.database.admin(
    `insert into configuracao_mural (igreja_id, flag_revisao) values ($1, $2)
     on conflict (igreja_id) do update set flag_revisao = excluded.flag_revisao`,
    [desk.world.churches.demo, isOn],
  )
beforeEach(() => review(true))

const run = (...args: string[]) => {
  const { media, clock, payments } = desk.world.server.app.services
  return runLine({ database: desk.world.server.database, media, clock, payments }, args)
}
/** The version that is listed of a request. */
const versionOf = async (id: number) => {
  const { said } = await run('prayers', 'list', 'demo')
  return new RegExp(`^${id}  ([0-9a-f]{32})  `, 'm').exec(said)?.[1] ?? ''
}
const show = async (id: number) => run('prayers', 'show', 'demo', String(id), await versionOf(id))
const askForWall = async () =>
  wireOf(OracaoCriadaWire, await desk.ask(desk.world.ana, { mensagem: 'Por minha avó.', flagPublicarMural: 'true' }))
const onWall = async (id: number) =>
  wireOf(OracoesMuralWire, await desk.wall()).oracoes.some((prayer) => prayer.id === id)
const ownState = async (id: number) => {
  const answer = await desk.call('GET', `/user/oracao?igreja=${desk.world.churches.demo}`, desk.world.ana)
  const own = wireOf(OracoesPropriasWire, answer).oracoes.find((prayer) => prayer.id === id)
  return own && { flagAtivo: own.flagAtivo, flagEmRevisao: own.flagEmRevisao }
}

describe('a church that reads requests before others do', () => {
  it('shows a new one to its writer alone, who sees that it waits, until it is shown by command', async () => {
    const { id, flagEmRevisao } = await askForWall()
    expect(flagEmRevisao).toBe(true)
    expect(await onWall(id)).toBe(false)
    expect(outcome(await desk.one(id, desk.world.admin))).toBe('404 not_found')
    expect(outcome(await desk.pray(id, desk.world.admin))).toBe('404 not_found')
    expect(await ownState(id)).toEqual({ flagAtivo: false, flagEmRevisao: true })
    expect(wireOf(OracaoWire, await desk.one(id, desk.world.ana)).doAutor).toMatchObject({ flagEmRevisao: true })
    expect((await run('prayers', 'list', 'demo', '--waiting')).said).toMatch(
      new RegExp(`^${id}  \\S+  \\S+Z  waits  -  Por minha avó\\.`, 'm'),
    )
    expect(await show(id)).toMatchObject({ code: 0 })
    expect(await onWall(id)).toBe(true)
    expect(await ownState(id)).toEqual({ flagAtivo: true, flagEmRevisao: false })
    expect((await run('prayers', 'list', 'demo', '--waiting')).said).toBe('no request waits for review')
  })

  it('can decline one, and take one off the wall and put it back', async () => {
    const { id } = await askForWall()
    expect(await run('prayers', 'hide', 'demo', String(id))).toMatchObject({ code: 0 })
    expect(await ownState(id)).toEqual({ flagAtivo: false, flagEmRevisao: false })
    expect((await run('prayers', 'list', 'demo')).said).toMatch(new RegExp(`^${id}  \\S+  \\S+Z  hidden`, 'm'))
    await show(id)
    expect(await onWall(id)).toBe(true)
  })

  it('gets requests that are for the church alone at once, and can’t put them on the wall', async () => {
    const answer = await desk.ask(desk.world.ana, { mensagem: 'Só para vocês.' })
    const { id, flagEmRevisao } = wireOf(OracaoCriadaWire, answer)
    expect(flagEmRevisao).toBe(false)
    expect(await show(id)).toMatchObject({ code: 1 })
    expect(await onWall(id)).toBe(false)
  })

  it('answers a repeated sending with the same request, waiting or shown', async () => {
    const key = { 'idempotency-key': '0123456789abcdef0123456789abcdef0123' }
    const send = async () =>
      wireOf(OracaoCriadaWire, await desk.ask(desk.world.ana, { mensagem: 'x', flagPublicarMural: 'true' }, key))
    const first = await send()
    expect(await send()).toEqual(first)
    await show(first.id)
    expect(await send()).toEqual({ id: first.id, flagEmRevisao: false })
  })

  it('shows only what was read: a text that its writer has changed since is refused', async () => {
    const { id } = await askForWall()
    const read = await versionOf(id)
    const body = { mensagem: 'Compre aqui!', nome: null, idOracaoMotivo: null, flagPublicarMural: true }
    const changed = { ...body, flagReceberLigacao: false, flagReceberVisita: false }
    expect(outcome(await desk.call('PUT', `/oracao/${id}`, desk.world.ana, changed))).toBe('200')
    expect(await run('prayers', 'show', 'demo', String(id), read)).toMatchObject({
      code: 1,
      complained: expect.stringContaining('has another text by now'),
    })
    expect(await onWall(id)).toBe(false)
    expect(await show(id)).toMatchObject({ code: 0 })
    expect(await onWall(id)).toBe(true)
  })

  it('lists in full what is off the wall, since all of it is shown', async () => {
    const mensagem = `${'Por minha avó. '.repeat(20)}Compre aqui!`
    const { id } = wireOf(OracaoCriadaWire, await desk.ask(desk.world.ana, { mensagem, flagPublicarMural: 'true' }))
    expect((await run('prayers', 'list', 'demo', '--waiting')).said).toContain(mensagem)
    await show(id)
    expect((await run('prayers', 'list', 'demo')).said).not.toContain(mensagem)
  })

  it('refuses numbers of another church, and to show without a version', async () => {
    const { id } = await askForWall()
    const version = await versionOf(id)
    expect(await run('prayers', 'show', 'other', String(id), version)).toMatchObject({ code: 1 })
    expect(await run('prayers', 'show', 'demo', 'x', version)).toMatchObject({ code: 2 })
    expect(await run('prayers', 'show', 'demo', String(id))).toMatchObject({ code: 2 })
  })
})

it('a church without review has requests on the wall at once', async () => {
  await review(false)
  const { id, flagEmRevisao } = await askForWall()
  expect(flagEmRevisao).toBe(false)
  expect(await onWall(id)).toBe(true)
})
