import { OracaoCriadaWire, OracaoWire, OracoesMuralWire } from '@atrio/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type SeededPerson } from '../../testing/people.ts'
import { prayerDesk } from './testing/prayer-desk.ts'

const { world, call, published, one, wall } = await prayerDesk()
const { ana, admin, eva, john } = world
const sql = world.server.database.admin
afterAll(() => world.close())
beforeEach(() => sql('delete from oracao; delete from limite; delete from configuracao_mural'))

const review = () => sql(`insert into configuracao_mural values (${ana.church}, true)`)
const fields = (over = {}) => ({
  mensagem: 'Por minha avó.',
  nome: null,
  idOracaoMotivo: null,
  flagPublicarMural: true,
  flagReceberLigacao: false,
  flagReceberVisita: false,
  ...over,
})
const change = (id: number, over = {}, who: SeededPerson = ana) => call('PUT', `/oracao/${id}`, who, fields(over))
const answered = (id: number, testemunho: string | null = null, who: SeededPerson = ana) =>
  call('PUT', `/oracao/${id}/respondida`, who, { testemunho })
const onWall = async () => wireOf(OracoesMuralWire, await wall()).oracoes
const shown = async (id: number) => wireOf(OracaoWire, await one(id, ana))

describe('changing a request', () => {
  it('changes all but its picture and its place on the wall', async () => {
    const id = await published()
    const { dataCadastro } = await shown(id)
    world.wait(60_000)
    const over = { mensagem: ' Por meu avô. ', nome: 'Ana', flagReceberVisita: true }
    expect(wireOf(OracaoCriadaWire, await change(id, over))).toEqual({ id, flagEmRevisao: false })
    expect(await shown(id)).toMatchObject({
      mensagem: 'Por meu avô.',
      nome: 'Ana',
      dataCadastro,
      doAutor: { flagAtivo: true, flagReceberVisita: true },
    })
    expect((await onWall()).map(({ mensagem }) => mensagem)).toEqual(['Por meu avô.'])
    await change(id, { flagPublicarMural: false })
    expect(await onWall()).toEqual([])
  })

  it('waits for the church’s review again where it is new to others, and only there', async () => {
    const id = await published()
    await review()
    expect((await change(id, { flagReceberLigacao: true })).json()).toEqual({ id, flagEmRevisao: false })
    expect(await onWall()).toHaveLength(1)
    expect((await change(id, { mensagem: 'Outra coisa.' })).json()).toEqual({ id, flagEmRevisao: true })
    expect(await onWall()).toEqual([])
    expect((await shown(id)).doAutor).toMatchObject({ flagAtivo: false, flagEmRevisao: true })
    // for the church alone there is nothing to review, until it is for the wall again
    expect((await change(id, { flagPublicarMural: false })).json()).toEqual({ id, flagEmRevisao: false })
    expect((await change(id, { flagPublicarMural: true })).json()).toEqual({ id, flagEmRevisao: true })
  })

  it('brings nothing back that the church has taken off the wall', async () => {
    const id = await published()
    await sql('update oracao set flag_ativo = false')
    await change(id, { mensagem: 'Com outras palavras.' })
    await change(id, { flagPublicarMural: false })
    await change(id, { mensagem: 'De novo.' })
    await answered(id, 'Obrigada.')
    expect(await onWall()).toEqual([])
  })

  it('brings nothing back that waits for staff because it was reported', async () => {
    const id = await published()
    await sql('update oracao set flag_ativo = false, flag_em_revisao = true')
    await change(id, { flagPublicarMural: false })
    await change(id, { flagPublicarMural: true })
    expect(await onWall()).toEqual([])
    expect((await shown(id)).doAutor).toMatchObject({ flagAtivo: false, flagEmRevisao: true })
  })

  it('is refused for unreadable and empty texts, and another church’s motive', async () => {
    const id = await published()
    for (const over of [{ mensagem: ' ' }, { mensagem: 'a\0' }, { idOracaoMotivo: 999_999 }, { nome: 'x'.repeat(121) }])
      expect(outcome(await change(id, over))).toBe('400 validation')
    expect((await onWall())[0]?.mensagem).toBe('Por minha avó.')
  })
})

describe('an answered request', () => {
  it('carries its day and testimony on the wall, and may be taken back', async () => {
    const id = await published()
    expect(await onWall()).toMatchObject([{ dataRespondida: null, testemunho: null }])
    expect(outcome(await answered(id, ' Ela está em casa. '))).toBe('200')
    const [first] = await onWall()
    expect(first).toMatchObject({ testemunho: 'Ela está em casa.', dataRespondida: expect.any(String) })
    world.wait(60_000)
    await answered(id)
    expect(await onWall()).toMatchObject([{ testemunho: null, dataRespondida: first?.dataRespondida }])
    expect(outcome(await call('DELETE', `/oracao/${id}/respondida`, ana))).toBe('200')
    expect(await onWall()).toMatchObject([{ dataRespondida: null }])
  })

  it('waits for the church’s review with a testimony, and not without', async () => {
    const id = await published()
    await review()
    expect((await answered(id)).json()).toEqual({ id, flagEmRevisao: false })
    expect((await answered(id, 'Ela está em casa.')).json()).toEqual({ id, flagEmRevisao: true })
    expect(await onWall()).toEqual([])
  })
})

it('requests are changed and answered by their authors alone', async () => {
  const id = await published()
  for (const who of [admin, eva, john]) {
    expect(outcome(await change(id, {}, who))).toBe('404 not_found')
    expect(outcome(await answered(id, 'x', who))).toBe('404 not_found')
    expect(outcome(await call('DELETE', `/oracao/${id}/respondida`, who))).toBe('404 not_found')
  }
  expect(outcome(await call('PUT', `/oracao/${id}`, undefined, fields()))).toBe('401 unauthorized')
  expect(await onWall()).toMatchObject([{ mensagem: 'Por minha avó.', dataRespondida: null }])
})
