import { restoringAtom, sessionAtom } from '@atrio/tenant-core'
import { renderFeature, type FakeHttp } from '@atrio/testing'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { member } from '../testing/account.scenes.ts'
import { embedMemberCardFeature } from '../testing/embed-member-card.feature.ts'
import { cardCall, cardScenes, linkedCardCall } from '../testing/member-card.scenes.ts'

const open = (query: string, http: FakeHttp = cardScenes.whole, session?: typeof member) =>
  renderFeature(embedMemberCardFeature, {
    at: `/embed/print-member-card${query}`,
    http,
    ...(session && { session }),
  })
const none = () => screen.findByRole('heading', { name: 'Carteirinha não encontrada' })
const card = () => screen.findByText('Família Nogueira', { selector: 'section *' })

describe('EmbedMemberCardScreen', () => {
  it('shows the card alone, with its print buttons, and is not indexed', async () => {
    await open('?userId=8&memberChurchId=1', cardScenes.whole, member)
    expect(await card()).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Imprimir em folha' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Carteirinha de membro' })).toBeInTheDocument()
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  it('prints a card that is not shown on screen', async () => {
    await open('?userId=8&showCard=false', cardScenes.whole, member)
    expect(await screen.findByRole('button', { name: 'Imprimir em folha' })).toBeInTheDocument()
    expect(document.querySelector('[data-card-sheet]')).toHaveTextContent('Ana Beatriz Nogueira')
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  it('sends the key of a signed link', async () => {
    const { transport } = await open('?userId=8&key=k')
    expect(await card()).toBeInTheDocument()
    expect(transport.calls).toEqual([linkedCardCall])
  })

  it('shows one and the same message for every card that is not found', async () => {
    const { transport } = await open('?userId=8&memberChurchId=1', cardScenes.none)
    expect(await none()).toBeInTheDocument()
    expect(screen.getByText('Não há carteirinha para este e-mail nesta igreja, Igreja Vida Plena.')).toBeInTheDocument()
    expect(transport.calls).toEqual([cardCall])
  })

  it.each(['', '?userId=', '?userId=1e3', '?userId=8&memberChurchId=2'])('makes no request for %j', async (query) => {
    const { transport } = await open(query)
    expect(await none()).toBeInTheDocument()
    expect(transport.calls).toEqual([])
  })

  it('requests the card once the session is known, and again when it changes', async () => {
    const http: FakeHttp = { ...cardScenes.none }
    const { ctx, transport } = await open('?userId=8', http)
    expect(await none()).toBeInTheDocument()
    http[cardCall] = cardScenes.whole[cardCall]
    act(() => ctx.store.set(sessionAtom, member))
    expect(await card()).toBeInTheDocument()
    expect(transport.calls).toEqual([cardCall, cardCall])
  })

  it('shows the card of who is signed in where the address names nobody', async () => {
    const { transport } = await open('', cardScenes.whole, member)
    expect(await card()).toBeInTheDocument()
    expect(transport.calls).toEqual([cardCall])
  })

  it('waits until the session is restored', async () => {
    let arrive = () => undefined as void
    const restoring = new Promise<void>((resolve) => (arrive = resolve))
    const late = {
      ...embedMemberCardFeature,
      routes: (ctx: Parameters<NonNullable<typeof embedMemberCardFeature.routes>>[0]) => {
        ctx?.store.set(restoringAtom, restoring)
        return embedMemberCardFeature.routes!(ctx)
      },
    }
    const { ctx, transport } = await renderFeature(late, {
      at: '/embed/print-member-card?userId=8',
      http: cardScenes.whole,
    })
    expect(screen.getByText('Buscando a carteirinha…')).toBeInTheDocument()
    expect(transport.calls).toEqual([])
    await act(async () => {
      ctx.store.set(sessionAtom, member)
      arrive()
      await restoring
    })
    expect(await card()).toBeInTheDocument()
    expect(transport.calls).toEqual([cardCall])
  })

  it('shows an error with a retry when the card fails to load', async () => {
    await open('?userId=8', cardScenes.fails, member)
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível buscar a carteirinha')
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument()
  })
})
