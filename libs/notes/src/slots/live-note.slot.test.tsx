import { liveApi } from '@atrio/api-client'
import { restoringAtom, sessionAtom } from '@atrio/tenant-core'
import { slotHost, renderFeature } from '@atrio/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { notesFeature } from '../feature.ts'
import { access, field, fill, press } from '../testing/open-notes.ts'
import { ana, calls, onDevice, scenes } from '../testing/notes.scenes.ts'

beforeEach(() => localStorage.clear())

async function openLive(more = {}) {
  const page = await renderFeature(notesFeature, {
    at: '/',
    http: scenes.live,
    session: ana,
    beside: [slotHost('live.acts'), access],
    ...more,
  })
  // loads the broadcast, as the page around the slot does
  await act(() => page.ctx.queryClient.fetchQuery(page.ctx.api.q(liveApi.broadcasts, {})))
  return page
}

describe('notes beside a broadcast', () => {
  it('start with the service’s name and date and are saved in place', async () => {
    const { transport, path } = await openLive()
    await press('Anotar')
    expect(field('Título').value).toMatch(/^Tarde de oração, .*2026$/)
    fill(/^Texto/, 'Orar sem cessar')
    await press('Salvar')
    expect(await screen.findByText('Anotação salva.')).toBeInTheDocument()
    expect(transport.calls).toContain(calls.add)
    expect(path()).toBe('/')
    await press('Nova anotação')
    expect(field(/^Texto/)).toHaveValue('')
  })

  it('restore their text after the panel or the page was closed', async () => {
    const { unmount } = await openLive()
    await press('Anotar')
    fill(/^Texto/, 'Orar sem cessar')
    await press('Fechar as anotações')
    await press('Anotar')
    expect(field(/^Texto/)).toHaveValue('Orar sem cessar')
    unmount()
    await openLive()
    await press('Anotar')
    expect(field(/^Texto/)).toHaveValue('Orar sem cessar')
  })

  it('leave nothing behind when nothing was typed', async () => {
    const { unmount } = await openLive()
    await press('Anotar')
    fill(/^Texto/, 'x')
    fill(/^Texto/, '')
    unmount()
    await waitFor(() => expect(onDevice()).toEqual([]))
  })

  it('show no sign-in link while a session is being restored', async () => {
    const { ctx } = await openLive({ session: undefined })
    act(() => ctx.store.set(restoringAtom, new Promise<void>(() => undefined)))
    await press('Anotar')
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull()
    act(() => {
      ctx.store.set(sessionAtom, ana)
      ctx.store.set(restoringAtom, null)
    })
    expect(field(/^Texto/)).toBeInTheDocument()
  })

  it('ask a visitor to sign in and return to this page', async () => {
    await openLive({ session: undefined })
    await press('Anotar')
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/access?redirectTo=/')
  })
})
