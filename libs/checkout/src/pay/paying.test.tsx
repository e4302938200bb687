import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { orderStore } from '../data/order.store.ts'
import { acceptTerms, field, giveBuyer, giveCard, open, pressPay } from '../testing/at-checkout.tsx'
import { calls, endOrder, scenes, startWith } from '../testing/checkout.scenes.ts'

afterEach(() => {
  endOrder()
  vi.doUnmock('./paying.ts')
})

it('paying keeps the typed values and says that nothing was sent when its code fails to load', async () => {
  vi.doMock('./paying.ts', () => Promise.reject(new Error('offline')))
  startWith('card')
  const { transport } = await open(scenes.base)
  await giveBuyer()
  await giveCard()
  await acceptTerms()
  await pressPay()
  expect(await screen.findByText(/Não foi possível preparar o pagamento. Nada foi enviado./)).toBeInTheDocument()
  expect(field('Número do cartão')).toHaveValue('4242 4242 4242 4242')
  expect(orderStore.read()?.attempt).toBeNull()
  expect(transport.calls).not.toContain(calls.buy)
}, 60_000)
