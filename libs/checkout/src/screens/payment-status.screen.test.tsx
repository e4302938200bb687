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

  it('redirects to home without a code', async () => {
    const { path } = await open(statuses.success, '/user/payment')
    await waitFor(() => expect(path()).toBe('/'))
  })
})
