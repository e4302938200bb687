import { ApiError, type ApiRequest } from '@atrio/api-client'
import { refuse, renderFeature, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { groupsFeature } from '../feature.ts'
import { calls, member, scenes } from '../testing/groups.scenes.ts'

const open = (http: FakeHttp, at = '/groups/5/meetings/new') =>
  renderFeature(groupsFeature, { at, http, session: member })
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const type = async (name: string | RegExp, value: string) => fireEvent.change(await field(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar o encontro' }))
const saved = { ...scenes.changing[calls.record], versao: 3 }
beforeEach(() => sessionStorage.clear())

describe('RecordMeetingScreen', () => {
  it('records a meeting with who was there, under one key, and opens its record', async () => {
    const sent: ApiRequest[] = []
    const { path } = await open({
      ...scenes.recording,
      ...scenes.ledMeeting,
      [calls.addRecord]: (request: ApiRequest) => {
        sent.push(request)
        if (sent.length === 1) throw new ApiError('lost', { kind: 'no-response' })
        return saved
      },
    })
    await type('Data', '18/11/2026')
    await type('Tema', ' Zaqueu ')
    await type(/Anotações/, 'Oramos.')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Bento Lima' }))
    await type('Visitantes', '1')
    save()
    expect(await screen.findByText(/O que você escreveu continua aqui/)).toBeInTheDocument()
    expect(await field('Tema')).toHaveValue(' Zaqueu ')
    save()
    expect(await screen.findByText('Encontro salvo.')).toBeInTheDocument()
    await waitFor(() => expect(path()).toBe('/groups/5/meetings/3'))
    const body = { data: '2026-11-18', tema: 'Zaqueu', anotacoes: 'Oramos.', presentes: [9], qtdeVisitantes: 1 }
    expect(sent.map((request) => request.body)).toEqual([body, body])
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey)
  })

  it('refuses a day to come beside its field', async () => {
    const { transport } = await open(scenes.recording)
    await type('Data', '18/11/2086')
    await type('Tema', 'Zaqueu')
    save()
    expect(await screen.findByText(/um dia que já chegou/)).toBeInTheDocument()
    expect(transport.calls).not.toContain(calls.addRecord)
  })

  it('changes a record, with people who have left the group, and says when another leader was first', async () => {
    const sent: ApiRequest[] = []
    const at = '/groups/5/meetings/3/edit'
    const change = (request: ApiRequest) => (sent.push(request), saved)
    const http = { ...scenes.ledMeeting, ...scenes.changing }
    const { unmount } = await open({ ...http, [calls.changeRecord]: change }, at)
    expect(await field('Data')).toHaveValue('18/11/2026')
    expect(screen.getByRole('checkbox', { name: 'Clara Reis' })).toBeChecked()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Ana Prado' }))
    save()
    expect(await screen.findByText('Encontro salvo.')).toBeInTheDocument()
    expect(sent[0]?.body).toMatchObject({ presentes: [8, 9, 12], versao: 2 })
    unmount()
    await open({ ...http, [calls.changeRecord]: refuse(409, 'conflict') }, at)
    await type('Tema', 'Outro')
    save()
    expect(await screen.findByText(/Outra pessoa da liderança alterou este encontro/)).toBeInTheDocument()
    expect(await field('Tema')).toHaveValue('Outro')
  })

  it('keeps what was typed when the page is opened again', async () => {
    const { unmount } = await open(scenes.recording)
    await type('Tema', 'Rascunho')
    await screen.findByDisplayValue('Rascunho')
    // nothing is stored before the form's schema has loaded, which names its secret fields
    await waitFor(() => expect({ ...sessionStorage }).toHaveProperty(['atrio.draft.groups.meeting.new.5']))
    unmount()
    await open(scenes.recording)
    expect(await screen.findByDisplayValue('Rascunho')).toBeInTheDocument()
  })

  it('is for the leaders of the group only', async () => {
    await open(scenes.notLed)
    expect(screen.getByRole('heading', { level: 1, name: 'Esta página é de quem lidera o grupo' })).toBeInTheDocument()
  })
})
