import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { scenes } from '../testing/chat.scenes.ts'
import { field, freshRooms, lines, press, requests, say, send, show, write } from '../testing/in-room.ts'

freshRooms()

describe('sending a chat message', () => {
  it.each(['rate_limited', 'chat_slow_mode'])('keeps the text and shows the seconds to wait: %s', async (codigo) => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
    const server = scenes.slow()
    await show(server)
    expect(screen.getByText('Modo lento: uma mensagem a cada 30 segundos.')).toBeInTheDocument()
    write('de novo')
    server.refuse('enviar', { codigo, aguardarSegundos: 12 })
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent('Espere 12 segundos para enviar.')
    expect(field()).toHaveValue('de novo')
    await act(async () => vi.advanceTimersByTime(5_000))
    // announced once; the visible countdown goes on
    expect(screen.getByRole('alert').textContent).toBe('Espere 12 segundos para enviar.')
    expect(screen.getByText('Espere 7 segundos para enviar.').closest('[aria-hidden="true"]')).not.toBeNull()
    expect(field()).toHaveAccessibleDescription(/Espere 12 segundos/)
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveAttribute('aria-disabled', 'true')
    await act(async () => vi.advanceTimersByTime(8_000))
    expect(screen.getByRole('alert')).toHaveTextContent('')
    await send()
    expect(field()).toHaveValue('')
  })

  it('keeps text that is typed while a message is being sent', async () => {
    const server = scenes.member()
    await show(server)
    write('Amém')
    const answer = server.holdAnswers('enviar')
    await send()
    write('Amém! E boa noite')
    await act(async () => answer())
    expect(lines().at(-1)).toMatch(/Amém$/)
    expect(field()).toHaveValue('Amém! E boa noite')
    await send()
    expect(field()).toHaveValue('')
    expect(lines().at(-1)).toContain('E boa noite')
  })

  it('sends a message once even if its acknowledgement is lost', async () => {
    const server = scenes.member()
    await show(server)
    write('Uma vez')
    server.refuse('enviar', { codigo: 'unavailable' })
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível enviar a mensagem.')
    server.loseNotices(1)
    server.loseAnswer('enviar')
    await press('Tentar de novo')
    expect(field()).toHaveValue('Uma vez')
    await press('Tentar de novo')
    expect(field()).toHaveValue('')
    const ids = server.asked
      .filter(({ request }) => request === 'enviar')
      .map(({ body }) => 'idCliente' in body && body.idCliente)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
    await say(server, 'depois')
    expect(lines().filter((line) => line.includes('Uma vez'))).toHaveLength(1)
  })

  it('recognises a sent message in the room’s batch', async () => {
    const server = scenes.member()
    await show(server)
    write('Chegou')
    server.loseAnswer('enviar')
    await send()
    expect(field()).toHaveValue('')
    expect(screen.getByRole('alert')).toHaveTextContent('')
  })

  it('rejects a message that is too long', async () => {
    const server = scenes.member()
    await show(server)
    write('a'.repeat(501))
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent('A mensagem é longa demais.')
    expect(requests(server)).toEqual(['entrar'])
  })

  it('renews an expired pass and sends', async () => {
    const server = scenes.member()
    await show(server)
    write('Ainda aqui')
    server.refuse('enviar', { codigo: 'chat_token_expired' })
    await send()
    expect(requests(server)).toEqual(['entrar', 'enviar', 'entrar', 'enviar'])
    expect(lines().at(-1)).toContain('Ainda aqui')
  })
})
