import { ApiError } from '@atrio/api-client'
import { beginOrder, checkoutFeature } from '@atrio/checkout'
import { defineFeature, type Feature } from '@atrio/tenant-core'
import { renderFeature, wirePayment, type FakeHttp } from '@atrio/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { concert, one } from '../testing/events.scenes.ts'
import { fillCart } from '../testing/fill-cart.ts'
import { member } from '../testing/registrations.scenes.ts'
import type { EventOrderPayload } from './event-order.ts'

const BUY = 'POST /usuario/8/evento/8/inscricao/?igreja=1'
const LIST = 'GET /igreja/vida-plena/evento/'
const KIND = concert.ingressos[0]!.id
const event = { ...concert, termos: '<p>Regras.</p>' }

const none = () => Promise.resolve({})
const account: Feature = defineFeature({
  id: 'account',
  messages: { 'pt-BR': none, en: none, es: none },
  routes: () => [{ path: '/user/data-update', screen: () => Promise.resolve({ default: () => <h1>the data</h1> }) }],
  links: {
    'account.dataUpdate': (params) =>
      `/user/data-update?${new URLSearchParams({ redirectTo: params?.redirectTo ?? '' })}`,
  },
})

const tickets = [
  { kindId: KIND, holder: 'Ana Lima', answers: [] },
  { kindId: KIND, holder: 'Bento Lima', answers: [] },
]

type Sent = { body: { ingressos: { titular: string }[]; valorTotal: number }; idempotencyKey: string }

/** At checkout with an order of two free tickets; the first try is refused. */
async function refusedWith(code: string, fields: Record<string, string> = {}, more: Record<string, unknown> = {}) {
  const sent: Sent[] = []
  const http: FakeHttp = {
    [one(8)]: event,
    [LIST]: { eventos: [event] },
    'GET /usuario/8/evento/8/inscricao/?igreja=1': { inscricoes: [] },
    'GET /usuario/vida-plena/8/cartoes': { cartoes: [] },
    [BUY]: (request: Sent) => {
      sent.push(request)
      if (sent.length === 1) throw new ApiError('no', { kind: 'refused', status: 409, code, fields })
      return { ...wirePayment({ situacao: 'aprovado', metodoPagamento: null, idReferencia: 8 }) }
    },
    ...more,
  }
  const view = await renderFeature(eventsFeature, {
    at: '/event',
    http,
    beside: [checkoutFeature, account],
    session: member,
  })
  const payload: EventOrderPayload = { eventId: 8, version: 'v1', tickets }
  fillCart(8, [KIND, KIND], ['Ana Lima', 'Bento Lima'])
  await act(() => view.router.navigate(beginOrder(view.ctx, 'event', payload)))
  await userEvent.click(await screen.findByRole('checkbox', { name: /Li e aceito/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Confirmar/ }))
  const dialog = await screen.findByRole('dialog')
  return { ...view, sent, dialog: within(dialog) }
}

const press = async ({ dialog }: Awaited<ReturnType<typeof refusedWith>>, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }))

beforeAll(() => import('./event-order.ts'), 60_000)
afterEach(() => sessionStorage.clear())

describe('a refused purchase', () => {
  it.each([
    ['EVT_REG_001', 'Os ingressos se esgotaram', 'Ver outros eventos', '/event'],
    ['EVT_REG_002', 'Este evento não está mais disponível', 'Ver outros eventos', '/event'],
    ['EVT_REG_003', 'A inscrição tem perguntas novas', 'Escolher ingresso', '/event/8?buyingStep=tickets'],
    ['EVT_REG_004', 'As perguntas da inscrição mudaram', 'Escolher ingresso', '/event/8?buyingStep=tickets'],
    ['EVT_REG_014', 'O valor total mudou', 'Rever os ingressos', '/event/8?buyingStep=tickets'],
    [
      'EVT_REG_015',
      'Esta forma de pagamento não permite parcelas',
      'Recomeçar a compra',
      '/event/8?buyingStep=tickets',
    ],
    ['EVT_REG_019', 'Um dos ingressos ainda não está à venda', 'Escolher ingresso', '/event/8?buyingStep=tickets'],
    ['EVT_REG_020', 'Um dos ingressos não está mais à venda', 'Escolher ingresso', '/event/8?buyingStep=tickets'],
    ['EVT_REG_023', 'As regras do evento foram atualizadas', 'Rever os ingressos', '/event/8?buyingStep=tickets'],
    ['EVT_REG_024', 'Um dos ingressos deixou de existir', 'Escolher ingresso', '/event/8?buyingStep=tickets'],
    ['EVT_REG_026', 'Faltam dados no seu cadastro', 'Atualizar meus dados', '/user/data-update?redirectTo=%2Fcheckout'],
    ['EVT_REG_005', 'Erro de pagamento desconhecido', 'Recomeçar a compra', '/event/8?buyingStep=tickets'],
  ])('with %s shows “%s” and “%s” leads to %s', async (code, title, action, path) => {
    const view = await refusedWith(code)
    expect(view.dialog.getByRole('heading', { name: title })).toBeInTheDocument()
    await press(view, action)
    await waitFor(() => expect(view.path()).toBe(path))
  })

  it('shows the current event and keeps the holders’ data', async () => {
    let sold = false
    const view = await refusedWith(
      'EVT_REG_023',
      {},
      {
        [one(8)]: () => ({
          ...event,
          ingressos: concert.ingressos.map((kind) => ({ ...kind, nome: sold ? 'Plateia' : kind.nome })),
        }),
      },
    )
    sold = true
    await press(view, 'Rever os ingressos')
    expect(await screen.findByRole('heading', { level: 3, name: 'Plateia' })).toBeInTheDocument()
    expect(await screen.findByText('2 ingressos')).toBeInTheDocument()
  })

  it.each([
    ['EVT_REG_010', 'Esta forma de pagamento não está disponível', 'Escolher outra forma'],
    ['EVT_REG_012', 'O pagamento em dinheiro não está disponível', 'Escolher outra forma'],
    ['EVT_REG_013', 'O boleto não está disponível', 'Escolher outra forma'],
    ['EVT_REG_016', 'Este valor não pode ser dividido em tantas parcelas', 'Ver as parcelas'],
  ])('with %s stays at checkout for another choice', async (code, title, action) => {
    const view = await refusedWith(code)
    expect(view.dialog.getByRole('heading', { name: title })).toBeInTheDocument()
    await press(view, action)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(view.path()).toBe('/checkout')
  })

  it('continues with as many tickets as are left', async () => {
    const view = await refusedWith('EVT_REG_021', { [`ingressos.${KIND}`]: 'left_1' })
    expect(view.dialog.getByRole('heading', { name: 'Não há ingressos suficientes' })).toBeInTheDocument()
    await press(view, 'Ajustar a quantidade e continuar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // it is another order, so the terms have to be accepted again
    const terms = await screen.findByRole('checkbox', { name: /Li e aceito/ })
    if (!(terms as HTMLInputElement).checked) await userEvent.click(terms)
    await userEvent.click(await screen.findByRole('button', { name: /^Confirmar/ }))
    await waitFor(() => expect(view.sent).toHaveLength(2))
    expect(view.sent[1]!.body.ingressos.map(({ titular }) => titular)).toEqual(['Ana Lima'])
    expect(view.sent[1]!.idempotencyKey).not.toBe(view.sent[0]!.idempotencyKey)
  })

  it('returns to the tickets when none is left', async () => {
    const view = await refusedWith('EVT_REG_021', { [`ingressos.${KIND}`]: 'left_0' })
    await press(view, 'Ajustar a quantidade e continuar')
    await waitFor(() => expect(view.path()).toBe('/event/8?buyingStep=tickets'))
  })

  it('can be paid in one charge', async () => {
    const view = await refusedWith('EVT_REG_017')
    expect(view.dialog.getByRole('heading', { name: 'Este evento não aceita parcelamento' })).toBeInTheDocument()
    await press(view, 'Pagar em uma parcela')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { draft } = JSON.parse(sessionStorage.getItem('atrio.draft.checkout')!) as { draft: { payload: object } }
    expect(draft.payload).toMatchObject({ atOnce: true, tickets: [{ holder: 'Ana Lima' }, { holder: 'Bento Lima' }] })
  })

  it('leads to the refused answer', async () => {
    const view = await refusedWith('validation', { 'ingressos.1.respostas.5': 'format' })
    await press(view, 'Corrigir a resposta')
    await waitFor(() => expect(view.path()).toBe('/event/8?buyingStep=holders&fillTicket=2'))
    expect(await screen.findByLabelText('Nome completo')).toHaveValue('Bento Lima')
  })

  it('leaves the page unchanged when the dialog is closed', async () => {
    const view = await refusedWith('EVT_REG_014')
    await press(view, 'Fechar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(view.path()).toBe('/checkout')
  })
})
