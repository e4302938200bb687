import { beginOrder, checkoutFeature } from '@atrio/checkout'
import { renderFeature, wirePayment } from '@atrio/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { concert, one } from '../testing/events.scenes.ts'
import { fillCart } from '../testing/fill-cart.ts'
import { member } from '../testing/registrations.scenes.ts'
import type { EventOrderPayload } from './event-order.ts'

const TERMS =
  '<p>Leia as <a href="https://igreja.test/regras">regras da casa</a>.</p><script>document.title = "run"</script>'

beforeAll(() => import('./event-order.ts'), 60_000)
afterEach(() => sessionStorage.clear())

/** At checkout with a ticket of an event with these terms. */
async function atCheckout(termos: string | null) {
  const kind = concert.ingressos[0]!.id
  const sent: { flagTermos: boolean }[] = []
  const view = await renderFeature(eventsFeature, {
    at: '/event',
    http: {
      [one(8)]: { ...concert, termos },
      'POST /usuario/8/evento/8/inscricao/?igreja=1': ({ body }: { body: { flagTermos: boolean } }) => {
        sent.push(body)
        return wirePayment({ metodoPagamento: null, idReferencia: 8 })
      },
      'GET /igreja/vida-plena/evento/': { eventos: [concert] },
      'GET /usuario/8/evento/8/inscricao/?igreja=1': { inscricoes: [] },
      'GET /usuario/vida-plena/8/cartoes': { cartoes: [] },
    },
    beside: [checkoutFeature],
    session: member,
  })
  const tickets = [{ kindId: kind, holder: 'Ana Lima', answers: [] }]
  const payload: EventOrderPayload = { eventId: 8, version: 'v1', tickets }
  fillCart(8, [kind], ['Ana Lima'])
  await act(() => view.router.navigate(beginOrder(view.ctx, 'event', payload)))
  return sent
}

/** The rules of the form come with the first touch. */
const refusesUnread = () =>
  waitFor(() => expect(screen.getByRole('checkbox', { name: /Li e aceito/, checked: false })).toBeInvalid())

it.each([null, ''])('an event whose terms are %o has the general ones, to be accepted too', async (termos) => {
  const sent = await atCheckout(termos)
  const terms = await screen.findByRole('region', { hidden: true, name: 'Ler os termos e condições' })
  expect(terms).toHaveTextContent('A inscrição vale para a pessoa indicada em cada ingresso')
  await userEvent.click(await screen.findByRole('button', { name: /^Confirmar/ }))
  await refusesUnread()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: /Li e aceito/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Confirmar/ }))
  await waitFor(() => expect(sent.map(({ flagTermos }) => flagTermos)).toEqual([true]))
})

it('terms of an event have to be accepted', async () => {
  const sent = await atCheckout(TERMS)
  await userEvent.click(await screen.findByRole('button', { name: /^Confirmar/ }))
  await refusesUnread()
  await userEvent.click(screen.getByRole('checkbox', { name: /Li e aceito/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Confirmar/ }))
  await waitFor(() => expect(sent.map(({ flagTermos }) => flagTermos)).toEqual([true]))
})

it('terms of an event are shown sanitised, with their links', async () => {
  await atCheckout(TERMS)
  const terms = await screen.findByRole('region', { hidden: true, name: 'Ler os termos e condições' })
  // in-page search finds the text before it is opened
  expect(terms).toHaveTextContent('Leia as regras da casa.')
  await userEvent.click(screen.getByText('Ler os termos e condições'))
  const link = await within(terms).findByRole('link', { hidden: true, name: 'regras da casa' })
  expect(link).toHaveAttribute('href', 'https://igreja.test/regras')
  expect(terms.querySelector('script')).toBeNull()
})
