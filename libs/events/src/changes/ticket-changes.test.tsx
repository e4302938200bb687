import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { calls, member, scenes } from '../testing/registrations.scenes.ts'

beforeAll(
  () =>
    Promise.all([import('../screens/tickets.screen.tsx'), import('./ticket-changes.tsx'), import('./pass-form.tsx')]),
  60_000,
)

const open = (http: FakeHttp, at = '/user/registrations/7/tickets', more = {}) =>
  renderFeature(eventsFeature, { at, http, session: member, ...more })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))

describe('cancelling a ticket', () => {
  it.each([
    ['pt-BR', 'Cancelar ingresso', 'Cancelar o ingresso de Ana Lima?'],
    ['en', 'Cancel ticket', 'Cancel Ana Lima’s ticket?'],
    ['es', 'Cancelar entrada', '¿Cancelar la entrada de Ana Lima?'],
  ] as const)('asks first, in %s', async (locale, action, question) => {
    const { transport } = await open(scenes.changeable, undefined, { locale })
    await press(action)
    expect(await screen.findByRole('dialog', { name: question })).toBeInTheDocument()
    expect(transport.calls).not.toContain(calls.cancel)
    await userEvent.click((await dialog()).getByRole('button', { name: action }))
    await waitFor(() => expect(transport.calls).toContain(calls.cancel))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // the list is asked for again
    expect(transport.calls.filter((call) => call === calls.tickets)).toHaveLength(2)
  })

  it('explains with the church’s contact why it is refused, before or by the server', async () => {
    const { unmount, transport } = await open(scenes.single)
    await press('Cancelar ingresso')
    const never = await dialog()
    expect(never.getByText(/A igreja não permite cancelar/)).toBeInTheDocument()
    expect(never.getByRole('link', { name: '+55 11 5555-0199' })).toHaveAttribute('href', 'tel:+551155550199')
    expect(never.queryByRole('button', { name: 'Cancelar ingresso' })).toBeNull()
    expect(transport.calls).not.toContain(calls.cancel)
    unmount()
    await open(scenes.notByHand)
    await press('Cancelar ingresso')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancelar ingresso' }))
    expect(await screen.findByText(/só ela pode devolvê-lo/)).toBeInTheDocument()
    expect(screen.getByText(/Fale com a/)).toBeInTheDocument()
  })

  it('is not offered for a ticket that admits nobody', async () => {
    await open(scenes.waiting)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar ingresso' })).toBeNull())
  })
})

describe('passing a ticket on', () => {
  it('mails a link to the address that is given', async () => {
    const { transport } = await open(scenes.changeable)
    await press('Passar para outra pessoa')
    const asked = await dialog()
    await userEvent.click(await asked.findByRole('button', { name: 'Enviar o link' }))
    expect(await asked.findByText(/obrigatório/)).toBeInTheDocument()
    await userEvent.type(asked.getByLabelText('E-mail de quem vai ficar com ele'), 'rui@demo.test')
    await userEvent.click(asked.getByRole('button', { name: 'Enviar o link' }))
    expect(await screen.findByText('Link enviado para rui@demo.test.')).toBeInTheDocument()
    expect(transport.calls).toContain(calls.offer)
  })

  it('keeps what was typed when the address may get no mail now', async () => {
    await open(scenes.notToThem)
    await press('Passar para outra pessoa')
    const asked = await dialog()
    const field = await asked.findByLabelText('E-mail de quem vai ficar com ele')
    await userEvent.type(field, 'rui@demo.test')
    await userEvent.click(asked.getByRole('button', { name: 'Enviar o link' }))
    expect(await asked.findByText(/já recebeu mensagens demais hoje/)).toBeInTheDocument()
    expect(field).toHaveValue('rui@demo.test')
  })

  it('shows an open offer, which can be withdrawn', async () => {
    const { transport } = await open(scenes.offeredAway)
    expect(await screen.findByText(/^Oferecido a rui@demo\.test, até/)).toBeInTheDocument()
    await press('Retirar a oferta')
    expect(await screen.findByText('Oferta retirada. O ingresso continua seu.')).toBeInTheDocument()
    expect(transport.calls).toContain(calls.withdraw)
  })
})

describe('an offered ticket', () => {
  const at = '/event/7/tickets?pass=secret'

  it('is taken with a name, and leads to one’s tickets', async () => {
    const { path, transport } = await open(scenes.offered, at)
    expect(await screen.findByText('Ana Lima quer passar a você um ingresso: Inteira.')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Nome completo'), 'Rui Prado')
    await press('Ficar com o ingresso')
    await waitFor(() => expect(path()).toBe('/user/registrations/7/tickets'))
    expect(transport.calls).toContain(calls.take)
  })

  it('says when its link is no longer valid, or does not load', async () => {
    const { unmount } = await open(scenes.offerGone, at)
    expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Minhas inscrições' })).toHaveAttribute('href', '/user/registrations')
    unmount()
    await open(scenes.offerFails, at)
    expect(await screen.findByRole('heading', { name: 'Não foi possível abrir o link' })).toBeInTheDocument()
  })
})
