import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { scenes } from '../testing/chat.scenes.ts'
import { field, freshRooms, lines, log, press, requests, say, send, show, write } from '../testing/in-room.ts'

freshRooms()

describe('what is said', () => {
  it('appears in the one order, once', async () => {
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

  it('is text and nothing else', async () => {
    const server = scenes.member()
    await show(server)
    await say(server, '<img src=x onerror=alert(1)> https://evil.example', { nome: '<b>x</b>' })
    expect(lines().at(-1)).toContain('<img src=x onerror=alert(1)>')
    expect(log().querySelector('img, a')).toBeNull()
  })

  it('goes by Enter, not by the Enter of a keyboard that composes', async () => {
    const server = scenes.member()
    await show(server)
    write('linha')
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true }))
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter', isComposing: true }))
    expect(requests(server)).not.toContain('enviar')
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }))
    expect(lines().at(-1)).toContain('linha')
  })

  it('is announced by the list itself', async () => {
    await show(scenes.member())
    expect(log()).toHaveAttribute('aria-live', 'polite')
    expect(log()).toHaveAttribute('tabindex', '0')
  })

  it('does not pull a reader who reads back, and says how much is new', async () => {
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
    await press('2 novas mensagens')
    expect(log().scrollTop).toBe(1000)
    expect(log()).toHaveAttribute('aria-live', 'polite')
    expect(lines().join()).not.toContain('Novas mensagens')
    size.mockRestore()
  })
})
