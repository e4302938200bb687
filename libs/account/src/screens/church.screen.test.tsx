import { loadingContextsAtom, sessionAtom } from '@atrio/tenant-core'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inDialog, openOwn, press } from '../testing/own-data.tsx'
import { inNetwork, lifeCalls, lifeScenes } from '../testing/life.scenes.ts'

const openWindow = vi.fn()
beforeEach(() => vi.stubGlobal('open', openWindow))
afterEach(() => {
  vi.unstubAllGlobals()
  openWindow.mockClear()
})
const open = (http: object) => openOwn(http as never, '/user/church', { startUp: inNetwork })

describe('ChurchScreen', () => {
  it('offers the network’s other churches and asks for confirmation', async () => {
    const { transport } = await open(lifeScenes.complete)
    expect(screen.getByText('Igreja Esperança')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Escolher Igreja Vida Plena' })).toBeNull()
    await press('Escolher Igreja Esperança')
    expect(screen.getByText(/ficam lá: você pode voltar quando quiser/)).toBeInTheDocument()
    await inDialog('Ficar em Igreja Vida Plena')
    expect(transport.calls).not.toContain(lifeCalls.change)
  })

  it('ends the session here and opens the other portal with a one-time code', async () => {
    const { ctx } = await open(lifeScenes.complete)
    await press('Escolher Igreja Esperança')
    await inDialog('Trocar de igreja')
    await waitFor(() =>
      expect(openWindow).toHaveBeenCalledWith('https://esperanca.example/?token=code-of-a-minute-1234&user=7', '_self'),
    )
    expect(ctx.store.get(sessionAtom).token).toBeNull()
    // blocked until the other portal is loaded, and usable again when the browser comes back
    expect(ctx.store.get(loadingContextsAtom)).toEqual(['GLOBAL'])
    window.dispatchEvent(new Event('pageshow'))
    expect(ctx.store.get(loadingContextsAtom)).toEqual([])
  })

  it('keeps the session when no answer arrives', async () => {
    const { ctx } = await open(lifeScenes.changeFails)
    await press('Escolher Igreja Esperança')
    await inDialog('Trocar de igreja')
    expect(await screen.findByText(/Não houve resposta/)).toBeInTheDocument()
    expect(ctx.store.get(sessionAtom).token).not.toBeNull()
    expect(ctx.store.get(loadingContextsAtom)).toEqual([])
    expect(openWindow).not.toHaveBeenCalled()
  })

  it('shows an empty state when there is no other church', async () => {
    await open(lifeScenes.alone)
    expect(screen.getByText('Nenhuma outra igreja por aqui')).toBeInTheDocument()
  })

  it('shows the same empty state when the church is in no network', async () => {
    await openOwn(lifeScenes.complete as never, '/user/church')
    expect(screen.getByText('Nenhuma outra igreja por aqui')).toBeInTheDocument()
  })

  it('reloads a list that failed to load', async () => {
    const { transport } = await open(lifeScenes.sistersFail)
    await press('Tentar de novo')
    await waitFor(() => expect(transport.calls.filter((call) => call === lifeCalls.sisters)).toHaveLength(2))
  })
})
