import { ParticipantesWire, PedidosCelulaWire, ReuniaoPresencaWire, ReuniaoWire, ReunioesWire } from '@atrio/contract'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../../testing/expect-wire.ts'
import { outcome, type SeededPerson } from '../../../testing/people.ts'
import { groupsWorld } from '../testing/groups-world.ts'

const { world, sql, get, one, addGroup, join, ask, call } = await groupsWorld()
const { ana, admin, eva } = world
afterAll(() => world.close())
afterEach(() => sql('delete from celula; delete from limite; delete from notificacao'))

/** A group that the admin leads, with Ana's open request. */
async function asked(fields = {}) {
  const id = await addGroup('Sião', fields)
  await join(id, admin, true)
  const { id: request } = (await ask(ana, { idCelula: id, mensagem: 'Moro perto' })).json()
  return { id, request: Number(request) }
}
const answer = (id: number, request: number, resposta: string, who: SeededPerson = admin) =>
  call('POST', `celula/${id}/solicitacao/${request}/resposta`, who, { resposta })
const open = async (id: number) => wireOf(PedidosCelulaWire, await get(`celula/${id}/solicitacao/`, admin)).solicitacoes

describe('requests to a group', () => {
  it('are listed for its leaders, oldest first, and answered once, with a notification and a mail', async () => {
    const { id, request } = await asked()
    const [first, ...others] = await open(id)
    expect(others).toEqual([])
    expect(first).toMatchObject({ id: request, nome: 'Canary ana', mensagem: 'Moro perto' })
    expect(JSON.stringify(first)).not.toMatch(/@|98888/)
    expect((await answer(id, request, 'aceita')).json()).toMatchObject({ id: request, situacao: 'aceita' })
    expect(await open(id)).toEqual([])
    expect((await one(id, ana)).participacao).toBe('membro')
    // sent again after a lost answer
    expect(outcome(await answer(id, request, 'aceita'))).toBe('200')
    expect(outcome(await answer(id, request, 'recusada'))).toBe('409 conflict')
    const mails = await world.mailsTo(ana.email)
    const [mail, ...more] = mails.filter(({ subject }) => subject.includes('Sião'))
    expect(more).toEqual([])
    expect(mail?.text).toContain('Seu pedido foi aceito.')
    expect(mail?.text).toContain(`/groups/${id}`)
    expect(await sql('select titulo from notificacao')).toEqual([{ titulo: 'Você agora participa de Sião' }])
  })

  it('are declined in plain words, and may be made again', async () => {
    const { id, request } = await asked()
    expect((await answer(id, request, 'recusada')).json()).toMatchObject({ situacao: 'recusada' })
    expect((await one(id, ana)).participacao).toBeNull()
    const mails = await world.mailsTo(ana.email)
    expect(mails.at(-1)?.text).toContain('Desta vez o grupo não tem como receber você.')
    expect(outcome(await ask(ana, { idCelula: id }))).toBe('200')
  })

  it('are not accepted beyond the number of members, or after they were withdrawn', async () => {
    const { id, request } = await asked({ qtde_max_membros: 2 })
    await sql(`update celula set qtde_max_membros = 1`)
    expect(outcome(await answer(id, request, 'aceita'))).toBe('409 group_full')
    expect(await open(id)).toHaveLength(1)
    await call('DELETE', `celula/${id}/solicitacao`, ana)
    expect(outcome(await answer(id, request, 'recusada'))).toBe('409 conflict')
  })

  it('and members are not there for members, leaders of other groups, other churches and strangers', async () => {
    const { id, request } = await asked()
    const other = await addGroup('Outra')
    await join(other, ana, true)
    await sql(`insert into celula_membro (igreja_id, celula_id, usuario_id) values (${ana.church}, ${id}, ${ana.user})`)
    for (const who of [ana, eva]) {
      expect(outcome(await get(`celula/${id}/solicitacao/`, who))).toBe('404 not_found')
      expect(outcome(await get(`celula/${id}/participante/`, who))).toBe('404 not_found')
      expect(outcome(await answer(id, request, 'aceita', who))).toBe('404 not_found')
    }
    // by the number of one's own group
    expect(outcome(await answer(other, request, 'aceita', ana))).toBe('404 not_found')
    expect(outcome(await get(`celula/${id}/solicitacao/`))).toBe('401 unauthorized')
    const { participantes } = wireOf(ParticipantesWire, await get(`celula/${id}/participante/`, admin))
    expect(participantes.map(({ idUsuario, flagLider }) => [idUsuario, flagLider])).toEqual([
      [admin.user, true],
      [ana.user, false],
    ])
  })
})

describe('the record of a meeting', () => {
  const meeting = (over = {}) => ({
    data: '2030-01-09',
    tema: 'Zaqueu',
    anotacoes: 'Lemos <b>juntos</b>.\n\nOramos.',
    presentes: [admin.user, ana.user],
    qtdeVisitantes: 1,
    ...over,
  })
  const path = (id: number, more = '') => `celula/${id}/reuniao-registro/${more}`
  /** A group that the admin leads and Ana belongs to. */
  async function led() {
    const id = await addGroup('Registrada')
    await join(id, admin, true)
    await join(id, ana)
    return id
  }
  const KEY = 'meeting-key-0123456789'
  const record = async (id: number, over = {}, key = KEY) =>
    wireOf(ReuniaoPresencaWire, await call('POST', path(id), admin, meeting(over), key))

  it('is made once for each key, read by members without the attendance, changed and removed by leaders', async () => {
    const id = await led()
    const made = await record(id)
    expect(made).toMatchObject({ idCelula: id, tema: 'Zaqueu', qtdeVisitantes: 1, versao: 1 })
    expect(made.presentes.map(({ idUsuario }) => idUsuario)).toEqual([admin.user, ana.user])
    expect(await record(id)).toEqual(made)
    const { reunioes } = wireOf(ReunioesWire, await get(path(id), ana))
    expect(reunioes).toMatchObject([{ id: made.id, qtdePresentes: 3, qtdeVisitantes: 1 }])
    const shown = await get(path(id, `${made.id}`), ana)
    expect(wireOf(ReuniaoWire, shown).texto).toBe('<p>Lemos &#60;b&#62;juntos&#60;/b&#62;.</p><p>Oramos.</p>')
    expect(shown.body).not.toContain('presentes')
    const changed = await call('PUT', path(id, `${made.id}`), admin, { ...meeting({ presentes: [] }), versao: 1 })
    expect(wireOf(ReuniaoPresencaWire, changed)).toMatchObject({ presentes: [], versao: 2 })
    expect(outcome(await call('DELETE', path(id, `${made.id}?versao=2`), admin))).toBe('200')
    expect(wireOf(ReunioesWire, await get(path(id), ana)).reunioes).toEqual([])
  })

  it('is not overwritten by a leader who has not seen the other’s change; the same change again is none', async () => {
    const id = await led()
    const { id: made } = await record(id)
    const change = (tema: string) => call('PUT', path(id, `${made}`), admin, { ...meeting({ tema }), versao: 1 })
    expect(outcome(await change('Bartimeu'))).toBe('200')
    expect(outcome(await change('Bartimeu'))).toBe('200')
    expect(outcome(await change('Marta'))).toBe('409 conflict')
    expect(outcome(await call('DELETE', path(id, `${made}?versao=1`), admin))).toBe('409 conflict')
    const stored = wireOf(ReuniaoPresencaWire, await get(path(id, `${made}/presenca`), admin))
    expect(stored).toMatchObject({ tema: 'Bartimeu', versao: 2 })
  })

  it('refuses days to come, people from outside the group, and unreadable texts', async () => {
    const id = await led()
    for (const over of [
      { data: '2030-01-10' },
      { data: '2029-02-30' },
      { presentes: [eva.user] },
      { presentes: [ana.user, ana.user] },
      { tema: ' ' },
      { qtdeVisitantes: -1 },
      { anotacoes: 'a\0' },
    ])
      expect(outcome(await call('POST', path(id), admin, meeting(over), KEY))).toBe('400 validation')
    expect(wireOf(ReunioesWire, await get(path(id), ana)).reunioes).toEqual([])
  })

  it('keeps a person who was there and has left the group since', async () => {
    const id = await led()
    const { id: made } = await record(id)
    await call('DELETE', `celula/${id}/participacao`, ana)
    const again = await call('PUT', path(id, `${made}`), admin, { ...meeting({ tema: 'Dois' }), versao: 1 })
    expect(wireOf(ReuniaoPresencaWire, again).presentes).toHaveLength(2)
  })

  it('and its attendance are not there for members, leaders of other groups, other churches and strangers', async () => {
    const id = await led()
    const other = await addGroup('Outra')
    await join(other, ana, true)
    const { id: made } = await record(id)
    for (const who of [ana, eva]) {
      expect(outcome(await get(path(id, `${made}/presenca`), who))).toBe('404 not_found')
      expect(outcome(await call('POST', path(id), who, meeting(), KEY))).toBe('404 not_found')
      expect(outcome(await call('PUT', path(id, `${made}`), who, { ...meeting(), versao: 1 }))).toBe('404 not_found')
      expect(outcome(await call('DELETE', path(id, `${made}?versao=1`), who))).toBe('404 not_found')
    }
    expect(outcome(await get(path(other, `${made}/presenca`), ana))).toBe('404 not_found')
  })

  it('of the church’s content is not a leader’s to change', async () => {
    const id = await led()
    const [row] = await sql<{ id: string }>(
      `insert into reuniao_celula (igreja_id, slug, celula_id, data, tema)
       values (${ana.church}, 'de-arquivo', ${id}, '2029-12-01', 'De arquivo') returning id`,
    )
    expect(outcome(await get(path(id, `${row?.id}/presenca`), admin))).toBe('404 not_found')
    expect(outcome(await call('PUT', path(id, `${row?.id}`), admin, { ...meeting(), versao: 1 }))).toBe('404 not_found')
    expect(outcome(await call('DELETE', path(id, `${row?.id}?versao=1`), admin))).toBe('404 not_found')
  })
})
