import { chatPeople } from '@atrio/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { room, scenes } from '../testing/chat.scenes.ts'
import {
  field,
  freshRooms,
  lines,
  log,
  press,
  readsBack,
  requests,
  say,
  send,
  show,
  write,
} from '../testing/in-room.ts'

freshRooms()

describe('chat messages', () => {
  it('appear once, in the room’s order', async () => {
    const server = scenes.member()
    await show(server)
    await say(server, 'Amém')
    write('Amém!')
    await send()
    await say(server, 'Aleluia')
    expect(lines().slice(5)).toEqual([
      expect.stringContaining('Amém'),
      expect.stringContaining('Amém!'),
      expect.stringContaining('Aleluia'),
    ])
  })

  it('are rendered as text', async () => {
    const server = scenes.member()
    await show(server)
    await say(server, '<img src=x onerror=alert(1)> https://evil.example', { nome: '<b>x</b>' })
    expect(lines().at(-1)).toContain('<img src=x onerror=alert(1)>')
    expect(log().querySelector('img, a')).toBeNull()
  })

  it('are sent with Enter, except during IME composition', async () => {
    const server = scenes.member()
    await show(server)
    write('linha')
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true }))
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter', isComposing: true }))
    expect(requests(server)).not.toContain('enviar')
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }))
    expect(lines().at(-1)).toContain('linha')
  })

  it('are announced by the list’s live region', async () => {
    await show(scenes.member())
    expect(log()).toHaveAttribute('aria-live', 'polite')
    expect(log()).toHaveAttribute('tabindex', '0')
  })

  it('do not scroll a reader who reads older ones, and are counted instead', async () => {
    const server = scenes.member()
    await show(server)
    const size = vi.spyOn(log(), 'scrollHeight', 'get').mockReturnValue(1000)
    fireEvent.scroll(log(), { target: { scrollTop: 100 } })
    expect(log()).toHaveAttribute('aria-live', 'off')
    expect(screen.getByRole('button', { name: 'Ir para a última mensagem' })).toBeInTheDocument()
    await say(server, 'um')
    await say(server, 'dois')
    expect(log().scrollTop).toBe(100)
    expect(lines().at(-2)).toContain('Novas mensagens')
    screen.getByRole('button', { name: '2 novas mensagens' }).focus()
    await press('2 novas mensagens')
    expect(log()).toHaveFocus()
    expect(log().scrollTop).toBe(1000)
    expect(log()).toHaveAttribute('aria-live', 'polite')
    expect(lines().join()).not.toContain('Novas mensagens')
    size.mockRestore()
  })

  it('keep the focus in the list when its button disappears', async () => {
    const server = scenes.long()
    await show(server, readsBack())
    const older = screen.getByRole('button', { name: 'Ver mensagens anteriores' })
    older.focus()
    await press('Ver mensagens anteriores')
    expect(older).not.toBeInTheDocument()
    expect(log()).toHaveFocus()
  })

  it('leave the focus with a person who is writing', async () => {
    const server = scenes.long()
    await show(server, readsBack())
    const answer = server.holdAnswers('historico')
    await press('Ver mensagens anteriores')
    field().focus()
    await act(async () => answer())
    expect(lines()).toHaveLength(120)
    expect(field()).toHaveFocus()
  })

  it('show their time, and a heading for another day', async () => {
    const at = (data: string, texto: string) => ({ data, texto, nome: 'Ana', idUsuario: 'u7' })
    const server = room({
      member: chatPeople.ana,
      messages: [
        at('2026-11-13T22:10:00Z', 'semana passada'),
        at('2026-11-13T22:11:00Z', 'também'),
        at('2026-11-21T02:30:00Z', 'ontem à noite'),
        at('2026-11-21T12:00:00Z', 'hoje'),
      ],
    })
    await show(server, { now: '2026-11-21T15:00:00Z' })
    expect(lines()).toEqual([
      expect.stringMatching(/^13 de novembro.*19h10.*semana passada$/),
      expect.stringMatching(/^A?Ana.*19h11.*também$/),
      expect.stringMatching(/^20 de novembro.*23h30.*ontem à noite$/),
      expect.stringMatching(/^Hoje.*9h.*hoje$/),
    ])
    expect(screen.getByText('19h10')).toHaveAttribute('datetime', '2026-11-13T22:10:00Z')
  })

  it('have no day heading when all are of today', async () => {
    const server = room({ member: chatPeople.ana })
    await show(server, { now: '2026-11-20T20:15:00Z' })
    expect(lines().join()).not.toMatch(/Hoje|novembro/)
  })
})
