import { ORDER } from '@atrio/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { paymentPath } from '../paths.ts'
import { open, warmUp } from '../testing/at-checkout.tsx'
import { calls, member } from '../testing/checkout.scenes.ts'
import { statuses } from '../testing/status.scenes.ts'

beforeAll(warmUp, 60_000)
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

  it('redirects to home without a code', async () => {
    const { path } = await open(statuses.success, '/user/payment')
    await waitFor(() => expect(path()).toBe('/'))
  })
})
