import { ApiError } from '@atrio/api-client'
import { sessionAtom, signedOut, type Session } from '@atrio/tenant-core'
import { refuse } from '@atrio/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { room, scenes } from '../testing/chat.scenes.ts'
import { field, freshRooms, lines, open, press, send, show, write } from '../testing/in-room.ts'

freshRooms()

const session = (id: number): Session => ({
  token: 't',
  account: { id, name: 'Ana' },
  clientAccount: { id, email: 'ana@demo.test' },
})

describe('joining the chat', () => {
  it('shows that it is connecting, then the history and the number of people', async () => {
    const server = scenes.connecting()
    await open(server)
    expect(screen.getByText('Entrando na conversa…')).toBeInTheDocument()
    expect(screen.queryByRole('log')).toBeNull()
    await waitFor(() => expect(server.connections()).toBe(1))
    await act(async () => server.mend())
    expect(await screen.findByRole('log')).toBeInTheDocument()
    expect(screen.queryByText('Entrando na conversa…')).toBeNull()
    expect(lines()).toHaveLength(5)
    expect(screen.getByText('312 pessoas aqui')).toBeInTheDocument()
    await act(async () => server.presence(313))
    expect(screen.getByText('313 pessoas aqui')).toBeInTheDocument()
  })

  it.each([
    ['pt-BR', 'Conversa', 'visitante', 'moderação', 'equipe'],
    ['en', 'Chat', 'visitor', 'moderator', 'staff'],
    ['es', 'Chat', 'visitante', 'moderación', 'equipo'],
  ] as const)('is translated to %s', async (locale, title, visitor, moderator, staff) => {
    await show(scenes.member(), { locale })
    expect(screen.getByRole('region', { name: title })).toBeInTheDocument()
    expect(lines()[2]).toContain(visitor)
    expect(lines()[3]).toContain(moderator)
    expect(lines()[4]).toContain(staff)
    expect(lines()[0]).not.toContain(visitor)
  })

  it('requests only the last messages of its own channel', async () => {
    const server = scenes.member()
    await show(server)
    expect(server.asked).toEqual([
      { request: 'entrar', body: { token: 'token-u7', canal: 'demo', limitarMensagens: true } },
    ])
    expect(screen.queryByRole('button', { name: 'Ver mensagens anteriores' })).toBeNull()
  })

  it('shows nothing when the church has no chat', async () => {
    const server = scenes.member()
    await show(server, { http: { 'POST /igreja/vida-plena/chat/token': refuse(404, 'not_found') } })
    expect(screen.queryByRole('region')).toBeNull()
    expect(server.connections()).toBe(0)
  })

  it('shows an error when joining fails and retries on request', async () => {
    const server = scenes.member()
    server.refuse('entrar', { codigo: 'validation' })
    await show(server)
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível entrar na conversa')
    await press('Tentar de novo')
    expect(lines()).toHaveLength(5)
  })

  it('ends when its page is left', async () => {
    const server = scenes.member()
    const { unmount } = await show(server)
    expect(server.connections()).toBe(1)
    unmount()
    expect(server.connections()).toBe(0)
  })
})

describe('a visitor of the chat', () => {
  const giveName = async (name: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Seu nome' }), { target: { value: name } })
    await press('Participar')
  }

  it('reads, and writes after giving a name', async () => {
    const server = scenes.reader()
    await show(server)
    expect(screen.queryByRole('textbox', { name: 'Mensagem' })).toBeNull()
    await giveName('Tiago')
    write('Boa noite')
    await send()
    expect(lines().at(-1)).toContain('Boa noite')
    expect(lines().at(-1)).toContain('visitante')
    expect(field()).toHaveValue('')
  })

  it('has to give a name to write', async () => {
    const server = scenes.reader()
    await show(server)
    await giveName('  ')
    expect(screen.getByText('Esse campo é obrigatório.')).toBeInTheDocument()
    expect(server.names).toEqual([])
  })

  it('keeps a reserved name in the field to change it', async () => {
    const server = room({ reserved: ['Pastor Elias'] })
    await show(server)
    await giveName('Pastor Elias')
    expect(screen.getByText('Este nome já é de alguém da igreja. Escolha outro, por favor.')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Seu nome' })).toHaveValue('Pastor Elias')
    await giveName('Elias N.')
    expect(field()).toBeInTheDocument()
    expect(server.names).toEqual(['Elias N.'])
  })

  it('hears the time to wait once, not at every tick', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
    const server = scenes.reader()
    let refuses = true
    const wait = new ApiError('wait', { kind: 'refused', status: 429, code: 'rate_limited', retryAfter: 12 })
    const { http } = server
    const ask = http['POST /igreja/vida-plena/chat/token']
    await show({
      ...server,
      http: {
        'POST /igreja/vida-plena/chat/token': (request) => {
          if (refuses && (request.body as { nome?: string }).nome) throw wait
          return ask(request)
        },
      },
    })
    await giveName('Tiago')
    const name = screen.getByRole('textbox', { name: 'Seu nome' })
    expect(name).toHaveAccessibleDescription(/Espere 12 segundos/)
    await act(async () => vi.advanceTimersByTime(5_000))
    expect(name).toHaveAccessibleDescription(/Espere 12 segundos/)
    expect(screen.getByText('7 segundos').closest('[aria-hidden="true"]')).not.toBeNull()
    await act(async () => vi.advanceTimersByTime(8_000))
    expect(name).not.toHaveAccessibleDescription()
    refuses = false
    await giveName('Tiago')
    expect(field()).toBeInTheDocument()
  })

  it('stays the same one over a reload, until a logout', async () => {
    const first = scenes.reader()
    const { unmount } = await show(first)
    await giveName('Tiago')
    unmount()
    const second = scenes.reader()
    await show(second)
    expect(second.names).toEqual(['Tiago'])
    expect(field()).toBeInTheDocument()
    // a logout removes keys with this prefix, see endSession
    expect(Object.keys(sessionStorage).every((key) => key.startsWith('atrio.draft'))).toBe(true)
  })
})

describe('signing out in the chat', () => {
  it('leaves the room and joins again as a reader', async () => {
    const server = scenes.member()
    const { ctx } = await show(server, { session: session(7) })
    write('meio escrito')
    server.sign(undefined)
    await act(async () => ctx.store.set(sessionAtom, signedOut))
    expect(server.connections()).toBe(1)
    expect(screen.queryByRole('textbox', { name: 'Mensagem' })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Seu nome' })).toHaveValue('')
  })
})
