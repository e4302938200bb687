import { ApiError } from '@atrio/api-client'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderStore } from '../data/order.store.ts'
import { field, fillPix, open, pressPay, warmUp } from '../testing/at-checkout.tsx'
import { calls, endOrder, scenes, sentAttempt, startOrder } from '../testing/checkout.scenes.ts'

beforeAll(warmUp, 60_000)
afterEach(endOrder)

describe('a refused try', () => {
  it('by the bank before a refresh is followed by another payment', async () => {
    const { draft } = startOrder({ attempt: sentAttempt })
    await open(scenes.declined)
    expect(await screen.findByText('O banco recusou este cartão. Confira o número ou use outro.')).toBeInTheDocument()
    expect(await screen.findByRole('radio', { name: 'Pix' })).toBeInTheDocument()
    expect(orderStore.read()?.draft?.key).not.toBe(draft!.key)
  })

  it('shows checkout’s own message when the feature has none', async () => {
    startOrder()
    await open(scenes.failed)
    await fillPix()
    await pressPay()
    expect(await screen.findByText('Algo deu errado. Atualize a página e tente novamente.')).toBeInTheDocument()
    expect(field('Nome completo')).toHaveValue('Ana Beatriz Lima')
  })

  it('by a busy server shows how long to wait and that nothing was charged', async () => {
    startOrder()
    const { draft } = orderStore.read()!
    const limited = () =>
      Promise.reject(new ApiError('no', { kind: 'refused', status: 429, code: 'rate_limited', retryAfter: 100 }))
    await open({ ...scenes.base, [calls.buy]: limited })
    await fillPix()
    await pressPay()
    expect(await screen.findByText(/Espere 2 minutos e tente de novo. Nada foi cobrado./)).toBeInTheDocument()
    expect(orderStore.read()).toMatchObject({ attempt: null, draft: { key: draft!.key } })
  })
})

it('of the buyer’s data is shown at its field', async () => {
  startOrder()
  const missing = () =>
    Promise.reject(new ApiError('no', { kind: 'refused', status: 409, code: 'SAMPLE_026', fields: { cpf: 'cpf' } }))
  await open({ ...scenes.base, [calls.buy]: missing })
  await fillPix()
  await pressPay()
  await waitFor(() => expect(field('CPF')).toHaveAccessibleDescription('CPF inválido.'))
})

describe('a refusal that the feature handles', () => {
  const openRefused = async () => {
    startOrder()
    const view = await open(scenes.refused)
    await fillPix()
    await pressPay()
    const dialog = await screen.findByRole('dialog', { name: 'Sample refuses: SAMPLE_001' })
    return { ...view, press: (name: string) => fireEvent.click(within(dialog).getByRole('button', { name })) }
  }

  it('is shown by the feature and keeps the typed values', async () => {
    const { press } = await openRefused()
    press('Review')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Nome completo')).toHaveValue('Ana Beatriz Lima')
    expect(screen.getByText('O pagamento não foi aceito. Nada foi cobrado.')).toBeInTheDocument()
  })

  it('leads back to the methods', async () => {
    const { press } = await openRefused()
    press('Another method')
    expect(screen.getByRole('radio', { name: 'Pix' })).not.toBeChecked()
  })

  it('continues with a changed draft, whose total is shown before payment', async () => {
    const { press, transport } = await openRefused()
    press('One ticket less')
    await waitFor(() => expect(transport.calls).toContain('GET /sample?tickets=1'))
    expect(orderStore.read()?.draft?.payload).toEqual({ tickets: 1 })
    expect(transport.calls.filter((call) => call === calls.buy)).toHaveLength(1)
  })
})
