import { defineFeature } from '@atrio/tenant-core'
import { renderFeature, wireBroadcast, wireBroadcasts } from '@atrio/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { liveFeature } from '../feature.ts'
import { pages } from '../testing/live.scenes.ts'

const none = () => Promise.resolve({})
const chat = defineFeature({
  id: 'lender',
  messages: { 'pt-BR': none, en: none, es: none },
  slots: { 'live.beside': [{ id: 'chat', order: 1, content: async () => ({ default: () => <p>the chat</p> }) }] },
})
const CALL = 'GET /igreja/vida-plena/transmissao/'
const title = () => screen.getByRole('heading', { level: 1 }).textContent

beforeAll(() => import('./live.screen.tsx'))
afterEach(() => vi.useRealTimers())

/** The page over several hours, with what its video plays. */
async function watching(...answers: object[]) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
  await renderFeature(liveFeature, { at: '/live', http: { ...pages.onAir, [CALL]: () => answers[0] }, beside: [chat] })
  fireEvent.click(screen.getByRole('button', { name: 'Assistir: Tarde de oração' }))
  answers.shift()
  await act(async () => vi.advanceTimersByTime(2.25 * 60 * 60 * 1000))
  return () => document.querySelector('video')?.getAttribute('src')
}
const live = wireBroadcast({ video: { servico: 'mp4', codigo: null, url: '/media/demo/clip.mp4', html: null } })
const vigil = wireBroadcast({
  id: 12,
  titulo: 'Vigília de louvor',
  dataInicio: '2026-11-20T22:00:00Z',
  dataFim: '2026-11-21T00:30:00Z',
})

describe('a playing broadcast', () => {
  it('stays on the page until it ends', async () => {
    const src = await watching(wireBroadcasts({ aoVivo: live }), wireBroadcasts({ ultimaTransmissao: live }))
    expect(title()).toBe('Tarde de oração')
    expect(screen.getByText('the chat')).toBeInTheDocument()
    expect(src()).toBe('/media/demo/clip.mp4')
    await act(async () => fireEvent.ended(document.querySelector('video')!))
    expect(title()).toBe('Ao vivo')
    expect(screen.queryByText('the chat')).toBeNull()
  })

  it('is followed by a notice of the next one and replaced on request', async () => {
    const src = await watching(
      wireBroadcasts({ aoVivo: live }),
      wireBroadcasts({ aoVivo: vigil, ultimaTransmissao: live }),
    )
    expect(title()).toBe('Tarde de oração')
    expect(src()).toBe('/media/demo/clip.mp4')
    expect(await screen.findByText('“Vigília de louvor” já começou.')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Assistir agora' }))
    expect(title()).toBe('Vigília de louvor')
    expect(screen.queryByText('“Vigília de louvor” já começou.')).toBeNull()
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }))
    expect(document.body).not.toHaveFocus()
  })
})
