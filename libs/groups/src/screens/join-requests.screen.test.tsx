import { ApiError, type ApiRequest } from '@atrio/api-client'
import { refuse, renderFeature, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { groupsFeature } from '../feature.ts'
import { calls, member, scenes } from '../testing/groups.scenes.ts'

const open = (http: FakeHttp) => renderFeature(groupsFeature, { at: '/groups/5/requests', http, session: member })
const press = (name: string, of: HTMLElement = document.body) =>
  fireEvent.click(within(of).getByRole('button', { name }))

describe('JoinRequestsScreen', () => {
  it('lists who asks with their message, and accepts after a question', async () => {
    const sent: ApiRequest[] = []
    let asked = 0
    const lists = [scenes.led[calls.asking], scenes.noAsking[calls.asking]]
    await open({
      ...scenes.led,
      [calls.asking]: () => lists[asked++],
      [calls.answer]: (request: ApiRequest) => (sent.push(request), scenes.taken[calls.request]),
    })
    expect(screen.getByRole('heading', { level: 2, name: 'Rute Nogueira' })).toBeInTheDocument()
    expect(screen.getByText(/Posso levar meu filho/)).toBeInTheDocument()
    press('Aceitar Rute Nogueira')
    const dialog = screen.getByRole('dialog', { name: 'Aceitar Rute Nogueira no grupo?' })
    expect(dialog).toHaveTextContent('passa a ver o endereço completo')
    press('Aceitar', dialog)
    expect(await screen.findByText('Rute Nogueira agora participa do grupo.')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Nenhum pedido esperando' })).toBeInTheDocument()
    expect(sent.map(({ body }) => body)).toEqual([{ resposta: 'aceita' }])
    // the pressed button is unmounted
    await waitFor(() => expect(screen.getByRole('group', { name: 'Pedidos para participar' })).toHaveFocus())
  })

  it('says that the group is full, and that a request was answered meanwhile', async () => {
    const { unmount } = await open({ ...scenes.led, [calls.answer]: refuse(409, 'group_full') })
    press('Aceitar Rute Nogueira')
    press('Aceitar', screen.getByRole('dialog'))
    expect(await screen.findByText(/O grupo está sem vagas/)).toBeInTheDocument()
    unmount()
    await open({ ...scenes.led, [calls.answer]: refuse(409, 'conflict') })
    press('Recusar Rute Nogueira')
    press('Recusar', screen.getByRole('dialog'))
    expect(await screen.findByText(/já foi respondido ou retirado/)).toBeInTheDocument()
  })

  it('keeps the question open when the answer is lost', async () => {
    const lost = () => {
      throw new ApiError('lost', { kind: 'no-response' })
    }
    await open({ ...scenes.led, [calls.answer]: lost })
    press('Recusar Rute Nogueira')
    press('Recusar', screen.getByRole('dialog'))
    expect(await screen.findByText(/Nada mudou: tente de novo/)).toBeInTheDocument()
  })

  it('is for the leaders of the group only', async () => {
    await open(scenes.notLed)
    expect(screen.getByRole('heading', { level: 1, name: 'Esta página é de quem lidera o grupo' })).toBeInTheDocument()
  })
})
