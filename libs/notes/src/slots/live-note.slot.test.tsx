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
  // the page around asks for what is shown
  await act(() => page.ctx.queryClient.fetchQuery(page.ctx.api.q(liveApi.broadcasts, {})))
  return page
}

describe('notes beside a broadcast', () => {
  it('begin with the service’s name and date, and are saved where they are', async () => {
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

  it('come back after they were closed, or the page was', async () => {
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

  it('without a word of one’s own leave nothing behind', async () => {
    const { unmount } = await openLive()
    await press('Anotar')
    fill(/^Texto/, 'x')
    fill(/^Texto/, '')
    unmount()
    await waitFor(() => expect(onDevice()).toEqual([]))
  })

  it('ask nobody to enter while a session is being restored', async () => {
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

  it('ask a visitor to enter, and bring them back here', async () => {
    await openLive({ session: undefined })
    await press('Anotar')
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/access?redirectTo=/')
  })
})
