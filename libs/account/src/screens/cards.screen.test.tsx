import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { inDialog, openOwn, press } from '../testing/own-data.tsx'
import { ownCalls, ownScenes } from '../testing/own-data.scenes.ts'

const DELETE = '/user/deletecard?card=5'

describe('CardsScreen', () => {
  it('lists the cards and marks expired ones', async () => {
    await openOwn(ownScenes.complete, '/user/cards')
    expect(screen.getByRole('heading', { level: 1, name: 'Cartões' })).toBeInTheDocument()
    expect(screen.getByText('Visa com final 4242')).toBeInTheDocument()
    expect(screen.getByText('ANA LIMA, válido até 12/2031')).toBeInTheDocument()
    expect(screen.getAllByText('Vencido')).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: 'Zoop' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Adicionar cartão' })).toHaveAttribute('href', '/user/addcard')
  })

  it('groups the cards of several gateways', async () => {
    await openOwn(ownScenes.twoGateways, '/user/cards')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Stripe',
      'Zoop',
    ])
  })

  it('shows an empty state without cards', async () => {
    await openOwn(ownScenes.noCards, '/user/cards')
    expect(screen.getByRole('heading', { name: 'Nenhum cartão guardado' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows an error with a retry when the cards fail to load', async () => {
    const { transport } = await openOwn(ownScenes.cardsFail, '/user/cards')
    expect(screen.getByRole('alert')).toHaveTextContent('Ocorreu um erro ao buscar os dados')
    expect(screen.getByRole('heading', { name: 'Nenhum cartão guardado' })).toBeInTheDocument()
    expect(transport.calls).toEqual([ownCalls.cards])
    await press('Tentar de novo')
    await waitFor(() => expect(transport.calls).toEqual([ownCalls.cards, ownCalls.cards]))
  })
})

describe('deleting a card', () => {
  it('asks first and keeps the card when the person declines', async () => {
    const { path, transport } = await openOwn(ownScenes.complete, '/user/cards')
    await userEvent.click(screen.getByRole('link', { name: 'Excluir Visa com final 4242' }))
    expect(await screen.findByRole('dialog', { name: 'Excluir Visa com final 4242?' })).toBeInTheDocument()
    expect(path()).toBe(DELETE)
    await inDialog('Manter')
    await waitFor(() => expect(path()).toBe('/user/cards'))
    expect(transport.calls).not.toContain(ownCalls.removeCard)
  })

  it('deletes the card and returns to the list', async () => {
    const { path, transport } = await openOwn(ownScenes.complete, DELETE)
    await inDialog('Excluir cartão')
    expect(await screen.findByText('Visa com final 4242 foi excluído.')).toBeInTheDocument()
    await waitFor(() => expect(path()).toBe('/user/cards'))
    expect(transport.calls.filter((call) => call === ownCalls.removeCard)).toHaveLength(1)
  })

  it('warns about recurring gifts paid with the card', async () => {
    const [first] = (ownScenes.complete[ownCalls.cards] as { cartoes: object[] }).cartoes
    const cartoes = [{ ...first, qtdeRecorrencias: 2 }]
    await openOwn({ ...ownScenes.complete, [ownCalls.cards]: { cartoes } }, DELETE)
    expect(screen.getByText(/^2 contribuições ou assinaturas são cobradas neste cartão/)).toBeInTheDocument()
  })

  it('shows an error and allows a retry when the deletion fails', async () => {
    const { path } = await openOwn(ownScenes.cardStays, DELETE)
    await inDialog('Excluir cartão')
    expect(await screen.findByText(/O serviço está indisponível/)).toBeInTheDocument()
    expect(path()).toBe(DELETE)
    expect(screen.getByRole('button', { name: 'Excluir cartão' })).not.toHaveAttribute('aria-busy')
  })

  it.each(['', '?card=999', '?card=1e3'])('opens no dialog for an unknown card: %j', async (query) => {
    await openOwn(ownScenes.complete, `/user/deletecard${query}`)
    expect(screen.getByText('Esse cartão não está mais na sua conta.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
