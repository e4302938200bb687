import { checkoutFeature } from '@atrio/checkout'
import { noResponse, ORDER, renderFeature, wirePayment, wireTicket } from '@atrio/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { conference, one } from '../testing/events.scenes.ts'

const FILE = `GET /usuario/0/evento/7/inscricao/pdf?igreja=1&pedido=${ORDER}&idioma=pt_BR`

beforeAll(() => Promise.all([import('./event-order.ts'), import('./afterwards.tsx')]), 60_000)

it('gives guests their tickets, and the file of them, by the code of their order', async () => {
  const { router, transport } = await renderFeature(eventsFeature, {
    at: '/event',
    http: {
      'GET /igreja/vida-plena/evento/': { eventos: [] },
      [`GET /usuario/0/pagamento/?pedido=${ORDER}&igreja=1`]: wirePayment({ idReferencia: 7 }),
      [one(7)]: conference,
      [`GET /usuario/0/evento/7/inscricao/?igreja=1&pedido=${ORDER}`]: { inscricoes: [wireTicket()] },
      [FILE]: noResponse(),
    },
    beside: [checkoutFeature],
  })
  await act(() => router.navigate(`/checkout/thank-you?order=${ORDER}`))
  expect(await screen.findByRole('img', { name: 'Código QR do ingresso de Ana Lima' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Baixar PDF' }))
  expect(await screen.findByText(/Não houve resposta/)).toBeInTheDocument()
  expect(transport.calls).toContain(FILE)
})
