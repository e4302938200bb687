import { createTestPortal, renderFeature, slotHost, TestProviders } from '@atrio/testing'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { addMessages } from '@atrio/i18n'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { liveFeature } from '../feature.ts'
import { scenes } from '../testing/live.scenes.ts'
import NextService, { load } from './next-service.slot.tsx'

const home = (http: (typeof scenes)[keyof typeof scenes], more = {}) =>
  renderFeature(liveFeature, { at: '/', beside: [slotHost()], http, ...more })

const section = (name: string) => screen.queryByRole('region', { name })

describe("home's next service", () => {
  it.each([
    [
      'pt-BR',
      /^Começa em 2 horas e 1[34] minutos$/,
      /^hoje, às 19h30 .*Templo da Vila Mariana · com transmissão ao vivo$/,
    ],
    ['en', /^Starts in 2 hours and 1[34] minutes$/, /^today at 7:30\sPM .*Templo da Vila Mariana · streamed live$/],
    [
      'es',
      /^Empieza en 2 horas y 1[34] minutos$/,
      /^hoy a las 19:30 .*Templo da Vila Mariana · con transmisión en vivo$/,
    ],
  ] as const)('shows in %s when it starts', async (locale, left, when) => {
    await home(scenes.tonight, { locale })
    expect(section('Vigília de louvor')).toBeInTheDocument()
    expect(screen.getByRole('timer', { name: left })).toBeInTheDocument()
    expect(screen.getByText((_, element) => when.test(element?.textContent ?? ''))).toBeInTheDocument()
  })

  it('names another day than today', async () => {
    await home(scenes.tomorrow)
    expect(screen.getByText(/^amanhã, às 17h/)).toBeInTheDocument()
  })

  it('names a distant day and counts days', async () => {
    await home(scenes.farAhead)
    expect(screen.getByText(/^quinta-feira, 24 de dezembro, às 19h/)).toBeInTheDocument()
    expect(screen.getByRole('timer', { name: /^Começa em 34 dias/ })).toBeInTheDocument()
  })

  it('can be added to a calendar', async () => {
    await home(scenes.tonight)
    const link = screen.getByRole('link', { name: 'Lembrar-me' })
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain('DTSTART:20261120T223000Z')
  })

  it('links to the running broadcast', async () => {
    await home(scenes.running)
    expect(section('Tarde de oração')).toHaveTextContent('Acontecendo agora')
    expect(screen.getByText(/^começou às 17h, vai até 18h/)).toBeInTheDocument()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByRole('link', { name: 'Assistir agora' })).toHaveAttribute('href', '/live')
  })

  it.each(['empty', 'failing'] as const)('is absent without a next service: %s', async (scene) => {
    await home(scenes[scene])
    expect(screen.queryByRole('timer')).toBeNull()
  })
})

describe('passing time in the section', () => {
  afterEach(() => vi.useRealTimers())

  it('counts down and changes into the running service', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
    const { unmount } = await home(scenes.tonight)
    const seconds = () => screen.getByRole('timer').textContent
    const before = seconds()
    act(() => vi.advanceTimersByTime(1000))
    expect(seconds()).not.toBe(before)
    act(() => vi.advanceTimersByTime(2.5 * 60 * 60 * 1000))
    expect(screen.queryByRole('timer')).toBeNull()
    expect(section('Vigília de louvor')).toHaveTextContent('Acontecendo agora')
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('hydrates markup that the server wrote some time ago', async () => {
    const { ctx } = await createTestPortal([liveFeature], { http: scenes.tonight })
    await Promise.all([load(ctx), addMessages(ctx.i18n, 'live', liveFeature.messages)])
    const section = (
      <TestProviders ctx={ctx}>
        <NextService />
      </TestProviders>
    )
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(section)
    const written = page.querySelector('[role=timer]')!.textContent
    expect(written).toBe('02horas14minutos36segundos')
    const complaints = vi.fn()
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() + 60_000 })
    const root = await act(async () => hydrateRoot(page, section, { onRecoverableError: complaints }))
    expect(complaints).not.toHaveBeenCalled()
    expect(page.querySelector('[role=timer]')!.textContent).not.toBe(written)
    act(() => root.unmount())
    page.remove()
  })
})
