import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { wantedPage } from '../data/wanted-page.ts'
import { openPlay, visitPlay } from '../testing/open-play.ts'
import { scenes } from '../testing/play.scenes.ts'

afterEach(() => sessionStorage.clear())

describe('PlansScreen', () => {
  it.each([
    ['pt-BR', 'Assinar: Play mensal', /não renova sozinha/],
    ['en', 'Subscribe: Play mensal', /does not renew automatically/],
    ['es', 'Suscribirse: Play mensal', /no se renueva sola/],
  ] as const)('lists each plan in %s with its price and that it does not renew', async (locale, name, noRenewal) => {
    await openPlay('/play/plans', scenes.closed, { locale })
    expect(screen.getByRole('button', { name })).toBeInTheDocument()
    expect(screen.getByText(/19[.,]90/)).toBeInTheDocument()
    expect(screen.getByText(noRenewal)).toBeInTheDocument()
  })

  it('hands the chosen plan to checkout', async () => {
    const { path } = await openPlay('/play/plans', scenes.closed)
    await userEvent.click(screen.getByRole('button', { name: 'Assinar: Play anual' }))
    await waitFor(() => expect(path()).toBe('/checkout'))
    const { draft } = JSON.parse(sessionStorage.getItem('atrio.draft.checkout') ?? '{}') as { draft?: object }
    expect(draft).toMatchObject({ kind: 'plan', payload: { planId: 3 } })
  })

  it('asks a visitor to sign in first', async () => {
    await visitPlay('/play/plans', scenes.closed)
    const link = screen.getByRole('link', { name: 'Entrar para assinar: Play mensal' })
    expect(link).toHaveAttribute('href', '/access?redirectTo=%2Fplay%2Fplans')
  })

  it('keeps the wanted page for the sign-in and for after the payment', async () => {
    const at = '/play/plans?redirectTo=%2Fplay%2Fvideo%2F71'
    const visitor = await visitPlay(at, scenes.closed)
    const link = screen.getByRole('link', { name: 'Entrar para assinar: Play mensal' })
    expect(new URL(link.getAttribute('href') ?? '', 'https://x.test').searchParams.get('redirectTo')).toBe(at)
    visitor.unmount()
    const { ctx, path, router } = await openPlay(at, scenes.closed)
    await userEvent.click(screen.getByRole('button', { name: 'Assinar: Play anual' }))
    await waitFor(() => expect(path()).toBe('/checkout'))
    expect(wantedPage(ctx)).toBe('/play/video/71')
    await act(() => router.navigate('/play/plans?redirectTo=https%3A%2F%2Fevil.test'))
    await userEvent.click(screen.getByRole('button', { name: 'Assinar: Play anual' }))
    await waitFor(() => expect(path()).toBe('/checkout'))
    expect(wantedPage(ctx)).toBeNull()
  })

  it('shows until when a subscription lasts', async () => {
    await openPlay('/play/plans', scenes.subscribed)
    expect(await screen.findByText(/“Play mensal” vale até 10 de dezembro de 2026/)).toBeInTheDocument()
  })

  it('shows an empty state or an error', async () => {
    const { unmount } = await visitPlay('/play/plans', scenes.noPlans)
    expect(screen.getByRole('heading', { name: 'Nenhum plano por enquanto' })).toBeInTheDocument()
    unmount()
    await visitPlay('/play/plans', scenes.failing)
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar os planos')
  })
})
