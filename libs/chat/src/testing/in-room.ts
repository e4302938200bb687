import { renderFeature, type FakeChatServer } from '@atrio/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { besideVideo, chatOver } from './chat.scenes.ts'

/** What tests of the room do, and what they read of it. */
export const open = (server: FakeChatServer, more: object = {}, answerTimeoutMs?: number) =>
  renderFeature(chatOver(server, answerTimeoutMs), { at: '/', beside: [besideVideo()], http: server.http, ...more })

/** Loads the modules for moderators and commitments. */
const warmUp = () =>
  Promise.all([
    import('../parts/commitment-card.tsx'),
    import('../parts/message-actions.tsx'),
    import('../parts/moderation-menu.tsx'),
    import('../parts/removal.tsx'),
  ])

/** Waits until the room has answered and its lazy parts have loaded. */
export async function untilItStands() {
  await waitFor(() => expect(document.querySelector('[data-chat="connecting"]')).toBeNull())
  await act(async () => void (await warmUp()))
}

/** Opens the page, and waits until the room has answered. */
export async function show(server: FakeChatServer, more: object = {}) {
  const view = await open(server, more)
  await untilItStands()
  return view
}

/** For `show`: a chat whose messages are not limited. */
export const readsBack = () => ({ at: '/embed/chat?limitMessages=false' })

export const log = () => screen.getByRole('log')
export const lines = () =>
  within(log())
    .queryAllByRole('listitem')
    .map((item) => item.textContent)
export const field = () => screen.getByRole('textbox', { name: 'Mensagem' })
export const write = (text: string) => fireEvent.change(field(), { target: { value: text } })
// jsdom has no popovers: their content is hidden from it
export async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name, hidden: true })
  await act(async () => button.click())
}
export const send = () => press('Enviar')
export const say = (server: FakeChatServer, text: string, over?: object) =>
  act(async () => void server.room.say(text, over))
export const requests = (server: FakeChatServer) => server.asked.map(({ request }) => request)

/** Clears remembered visitors and removes the jitter. */
export function freshRooms() {
  beforeAll(warmUp, 60_000)
  beforeEach(() => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    sessionStorage.clear()
  })
}
