import { refuse, wirePlayHome, type FakeHttp } from '@atrio/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { restoringAtom, sessionAtom } from '@atrio/tenant-core'
import { describe, expect, it } from 'vitest'
import { openPlay, visitPlay } from '../testing/open-play.ts'
import { ana, calls, scenes } from '../testing/play.scenes.ts'

describe('PlayHomeScreen', () => {
  it.each([
    ['pt-BR', 'Ver os planos', 'Já assino: entrar'],
    ['en', 'See the plans', 'I have a subscription: sign in'],
    ['es', 'Ver los planes', 'Ya tengo suscripción: entrar'],
  ] as const)('describes the offer in %s and links to the plans', async (locale, plans, enter) => {
    await visitPlay('/play', scenes.closed, { locale })
    expect(screen.getByRole('heading', { level: 1, name: 'Vida Plena Play' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: plans })).toHaveAttribute('href', '/play/plans')
    expect(screen.getByRole('link', { name: enter }).getAttribute('href')).toContain(
      '/access?redirectTo=%2Fplay%2Fhome',
    )
    expect(screen.getByRole('region', { name: 'Para estudar' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Como ler os Salmos' })).toHaveAttribute('href', '/play/collection/70')
  })

  it.each([
    ['/play', '/play/browse'],
    ['/play/home?redirectTo=%2Fplay%2Fvideo%2F71', '/play/video/71'],
    ['/play/home?redirectTo=https%3A%2F%2Fevil.test', '/play/browse'],
    ['/play/home?redirectTo=%2Fplay%2Fhome', '/play/browse'],
  ])('redirects a subscriber from %s to %s', async (at, to) => {
    const { path } = await openPlay(at, scenes.subscribed)
    expect(path()).toBe(to)
  })

  it('keeps the wanted page on the way to the plans', async () => {
    await visitPlay('/play/home?redirectTo=%2Fplay%2Fvideo%2F71', scenes.closed)
    const plans = '/play/plans?redirectTo=%2Fplay%2Fvideo%2F71'
    expect(screen.getByRole('link', { name: 'Ver os planos' })).toHaveAttribute('href', plans)
  })

  it('redirects everybody to the videos when content is open', async () => {
    const { path } = await visitPlay('/play', scenes.open)
    expect(path()).toBe('/play/browse')
  })

  it('stays for a signed-in person without a subscription', async () => {
    const { path } = await openPlay('/play', scenes.closed)
    expect(path()).toBe('/play')
    expect(screen.queryByRole('link', { name: 'Já assino: entrar' })).toBeNull()
  })

  it('redirects when the session is restored after the first render', async () => {
    const { path, ctx } = await visitPlay('/play/home?redirectTo=%2Fplay%2Fvideo%2F71', scenes.subscribed)
    expect(path()).toContain('/play/home')
    await act(async () => ctx.store.set(sessionAtom, ana))
    await waitFor(() => expect(path()).toBe('/play/video/71'))
  })

  describe('while the session is being restored', () => {
    async function restoring(http: FakeHttp = {}) {
      const found = Promise.withResolvers<unknown>()
      const at = '/play/home?redirectTo=%2Fplay%2Fvideo%2F71'
      const { path, ctx } = await visitPlay(at, {
        ...scenes.subscribed,
        [calls.collections]: () => found.promise,
        ...http,
      })
      const restored = Promise.withResolvers<void>()
      act(() => ctx.store.set(restoringAtom, restored.promise))
      const restore = () => {
        ctx.store.set(sessionAtom, ana)
        ctx.store.set(restoringAtom, null)
        restored.resolve()
      }
      const expectCollections = async () => {
        await act(async () => found.resolve(scenes.subscribed[calls.collections]))
        await waitFor(() => expect(path()).toBe('/play/search?type=collection'))
      }
      return { restore, toCollections: () => screen.getByRole('link', { name: 'Coletâneas' }), expectCollections }
    }

    it('follows a link that was pressed before', async () => {
      const { restore, toCollections, expectCollections } = await restoring()
      await userEvent.click(toCollections())
      await act(async () => restore())
      await expectCollections()
    })

    it('follows a link that is pressed as the subscription is found', async () => {
      const answered = Promise.withResolvers<void>()
      const { restore, toCollections, expectCollections } = await restoring({
        [calls.subscriptions]: () => answered.promise.then(() => scenes.subscribed[calls.subscriptions]),
      })
      await act(async () => restore())
      // React draws what the router does with less haste than what the page does
      await act(async () => {
        toCollections().click()
        answered.resolve()
        await new Promise((next) => setTimeout(next, 20))
      })
      await expectCollections()
    })
  })

  it.each(['/play/subscription/new', '/play/nowhere', '/play/subscription/7/cancel'])(
    'is the target of %s',
    async (at) => {
      const { path } = await visitPlay(at, scenes.closed)
      expect(path()).toBe('/play')
    },
  )

  it('shows an error when it fails to load and retries on request', async () => {
    let answer: unknown = refuse(500)
    await visitPlay('/play', { ...scenes.closed, [calls.home]: () => answer })
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar o Play')
    answer = wirePlayHome()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('region', { name: 'Chegou agora' })).toBeInTheDocument()
  })

  it('shows an empty state without videos', async () => {
    await visitPlay('/play', {
      ...scenes.closed,
      [calls.home]: wirePlayHome({ tags: [], titulo: null, descricao: null }),
    })
    expect(screen.getByRole('heading', { name: 'Ainda não há vídeos aqui' })).toBeInTheDocument()
  })
})
