import { ORDER, refuse } from '@atrio/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { paymentPath } from '../paths.ts'
import { open, warmUp } from '../testing/at-checkout.tsx'
import { calls, member } from '../testing/checkout.scenes.ts'
import { statuses } from '../testing/status.scenes.ts'

beforeAll(warmUp, 60_000)
afterEach(() => vi.restoreAllMocks())
const receiptCall = `GET /usuario/8/pagamento/recibo?pedido=${ORDER}&idioma=pt_BR&igreja=1`
const at = paymentPath({ paymentCode: ORDER })

describe('PaymentStatusScreen', () => {
  it('shows a member their own payment', async () => {
    const { transport } = await open(statuses.success, at, { session: member })
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagamento confirmado' })).toBeInTheDocument()
    expect(transport.calls[0]).toBe(calls.ownPayment)
  })

  it('requires a login and returns', async () => {
    const { path } = await open(statuses.success, at)
    await waitFor(() => expect(path()).toBe(`/access?redirectTo=${encodeURIComponent(at)}`))
  })

  it('names a bank account as one, not as a card', async () => {
    await open(statuses.bankAccountPaid, at, { session: member })
    expect(await screen.findByText('Conta bancária (ACH), conta com final 6789')).toBeInTheDocument()
    expect(screen.queryByText(/Cartão/)).toBeNull()
  })

  it('says of ACH that is not approved that the bank confirms later', async () => {
    await open(statuses.bankUnconfirmed, at, { session: member })
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagamento em análise' })).toBeInTheDocument()
    expect(screen.getByText(/O banco confirma em alguns dias/)).toBeInTheDocument()
  })

  it('says of ACH that the bank refused with a reason that it was refused', async () => {
    await open(statuses.bankRefused, at, { session: member })
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagamento não aprovado' })).toBeInTheDocument()
    expect(screen.getByText(/O banco recusou esta conta/)).toBeInTheDocument()
  })

  it('calls a gift a gift, and its giver no buyer', async () => {
    await open(statuses.gift, at, { session: member })
    expect(await screen.findByText('Quem contribuiu')).toBeInTheDocument()
    expect(screen.getByText('Código da contribuição')).toBeInTheDocument()
    expect(screen.queryByText(/Pedido|Comprador/)).toBeNull()
  })

  it('offers the receipt of what is paid, and says when it cannot come', async () => {
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    const pdf = new Blob(['%PDF-'], { type: 'application/pdf' })
    const { unmount } = await open({ ...statuses.success, [receiptCall]: pdf }, at, { session: member })
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar o comprovante (PDF)' }))
    await waitFor(() => expect(create).toHaveBeenCalledWith(pdf))
    unmount()
    await open({ ...statuses.success, [receiptCall]: refuse(503) }, at, { session: member })
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar o comprovante (PDF)' }))
    expect(await screen.findByText(/^Não foi possível baixar agora/)).toBeInTheDocument()
  })

  it('redirects to home without a code', async () => {
    const { path } = await open(statuses.success, '/user/payment')
    await waitFor(() => expect(path()).toBe('/'))
  })
})
