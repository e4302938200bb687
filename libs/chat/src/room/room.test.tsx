import { chatPeople, noResponse, wireChatMessage } from '@atrio/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { room, scenes } from '../testing/chat.scenes.ts'
import { field, freshRooms, lines, open, press, readsBack, say, show, write } from '../testing/in-room.ts'

freshRooms()

describe('a lost connection to the room', () => {
  it('is re-established without missing messages and keeps the typed text', async () => {
    const server = scenes.member()
    await show(server)
    write('não perca isto')
    await act(async () => server.cut())
    expect(screen.getByText(/^A conexão caiu/)).toBeInTheDocument()
    expect(lines()).toHaveLength(5)
    await say(server, 'enquanto isso')
    await act(async () => server.room.remove([{ ...server.room.say('some'), sequencia: 1 }]))
    await act(async () => server.mend())
    expect(server.asked.at(-1)!.body).toMatchObject({ vistoAte: 5 })
    expect(lines()).toEqual([
      expect.stringContaining('Rosângela'),
      expect.stringContaining('Tiago'),
      expect.stringContaining('Leo'),
      expect.stringContaining('João'),
      expect.stringContaining('enquanto isso'),
      expect.stringContaining('some'),
    ])
    expect(screen.queryByText(/^A conexão caiu/)).toBeNull()
    expect(field()).toHaveValue('não perca isto')
  })

  it('fetches the messages of a gap between two notices', async () => {
    const server = scenes.member()
    await show(server)
    server.loseNotices(2)
    await say(server, 'perdida 1')
    await say(server, 'perdida 2')
    expect(lines()).toHaveLength(5)
    await say(server, 'vista')
    expect(lines().slice(5)).toEqual(
      ['perdida 1', 'perdida 2', 'vista'].map((text) => expect.stringContaining(text) as string),
    )
    expect(server.asked.at(-1)).toEqual({ request: 'historico', body: { depois: 5 } })
  })

  it('reloads the room when too much was missed', async () => {
    const server = room({ member: chatPeople.ana, replays: 2 })
    await show(server)
    await act(async () => server.cut())
    server.room.remove([{ ...server.room.say('x'), sequencia: 2 }])
    for (let count = 0; count < 60; count += 1) server.room.say(`nova ${count}`)
    await act(async () => server.mend())
    expect(lines()).toHaveLength(50)
    expect(lines().at(-1)).toContain('nova 59')
  })
})

describe('messages that are not shown', () => {
  const old = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ nome: 'Zé', idUsuario: 'v9', texto: `antiga ${index + 1}` }))
  const message = (sequencia: number) => wireChatMessage({ sequencia, texto: `antiga ${sequencia}` })

  it.each([
    ['a chat that is limited', true],
    ['one that can be read back', false],
  ])('stay hidden when their deletion is undone: %s', async (_what, limited) => {
    const server = room({ member: chatPeople.ana, messages: old(120) })
    await show(server, limited ? {} : readsBack())
    const before = lines()
    await act(async () => void server.room.remove([message(3)]))
    await act(async () => void server.room.serve(chatPeople.leo, 'desfazer_exclusao', { idModeracao: 1 }))
    expect(lines()).toEqual(before)
  })

  it('reappear when they were shown before their deletion', async () => {
    const server = room({ member: chatPeople.leo, messages: old(3) })
    await show(server)
    const [oldest] = await screen.findAllByRole('button', { name: 'Apagar esta mensagem', hidden: true })
    await act(async () => oldest!.click())
    await press('Apagar')
    expect(lines()).toHaveLength(2)
    await press('Desfazer')
    expect(lines()[0]).toContain('antiga 1')
  })

  it('can be loaded, however much was said since', async () => {
    const server = room({ member: chatPeople.ana, messages: old(3) })
    await show(server, readsBack())
    await act(async () => {
      for (let count = 0; count < 310; count += 1) server.room.say(`nova ${count}`)
    })
    expect(lines()).toHaveLength(300)
    await press('Ver mensagens anteriores')
    expect(lines()).toHaveLength(313)
    expect(lines()[0]).toContain('antiga 1')
    expect(screen.queryByRole('button', { name: 'Ver mensagens anteriores' })).toBeNull()
  })

  it('follow a deletion and its undoing while they are being loaded', async () => {
    const server = room({ member: chatPeople.ana, messages: old(120) })
    await show(server, readsBack())
    await act(async () => void server.room.remove([message(2)]))
    const answer = server.holdAnswers('historico')
    await press('Ver mensagens anteriores')
    await act(async () => {
      server.room.remove([message(3)])
      server.room.serve(chatPeople.leo, 'desfazer_exclusao', { idModeracao: 1 })
    })
    await act(async () => answer())
    expect(lines().slice(0, 3)).toEqual(['1', '2', '4'].map((n) => expect.stringMatching(`antiga ${n}$`) as string))
  })
})

describe('a connection that is no longer needed', () => {
  it.each([
    ['absent', { codigo: 'not_found' }],
    ['refused', { codigo: 'validation' }],
  ])('is closed when the room is %s', async (_what, refusal) => {
    const server = scenes.member()
    server.refuse('entrar', refusal)
    await show(server)
    expect(server.connections()).toBe(0)
  })

  it('is closed when the same person has joined too often and can be reopened', async () => {
    const server = scenes.member()
    await show(server)
    await act(async () => server.replace())
    expect(server.connections()).toBe(0)
    expect(screen.getByRole('heading', { name: 'A conversa está aberta em outras janelas' })).toBeInTheDocument()
    await press('Continuar aqui')
    expect(server.connections()).toBe(1)
    expect(lines()).toHaveLength(5)
  })
})

it('waits until a mailed password is changed', async () => {
  const server = room({ member: chatPeople.ana, mustChangePassword: true })
  await show(server)
  expect(server.connections()).toBe(0)
  expect(screen.getByRole('alert')).toHaveTextContent('Troque a sua senha para entrar na conversa')
})

describe('a room that does not answer', () => {
  // long enough for a busy machine to answer the calls before it is over
  const ANSWER_TIMEOUT_MS = 500
  const failing = { 'POST /igreja/vida-plena/chat/token': noResponse() }
  const blocked = () => screen.findByRole('heading', { name: 'Parece que esta rede bloqueia a conversa' })

  it('is shown as blocked by the network when calls are answered', async () => {
    const server = scenes.connecting()
    await open(server, {}, ANSWER_TIMEOUT_MS)
    expect(await blocked()).toBeInTheDocument()
    expect(screen.getByRole('alert').textContent).toContain('dados do celular')
    expect(screen.queryByText('Entrando na conversa…')).toBeNull()
    await act(async () => server.mend())
    expect(await screen.findByRole('log')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: /rede/ })).toBeNull()
  })

  it('is shown as unreachable when calls fail too', async () => {
    await open(scenes.connecting(), { http: failing }, ANSWER_TIMEOUT_MS)
    expect(await screen.findByRole('heading', { name: 'Não foi possível entrar na conversa' })).toBeInTheDocument()
  })

  it('is shown as blocked after a change of network and keeps its messages', async () => {
    const server = scenes.member()
    await open(server, {}, ANSWER_TIMEOUT_MS)
    await screen.findByRole('log')
    await act(async () => server.cut())
    expect(await blocked()).toBeInTheDocument()
    expect(lines()).toHaveLength(5)
    await act(async () => server.mend())
    await waitFor(() => expect(screen.queryByText(/^Parece que esta rede/)).toBeNull())
  })

  it('keeps reconnecting when no answer arrives', async () => {
    const server = scenes.member()
    let asked = 0
    const give = server.http['POST /igreja/vida-plena/chat/token']
    const http = {
      'POST /igreja/vida-plena/chat/token': (request: Parameters<typeof give>[0]) =>
        ++asked > 1 ? noResponse() : give(request),
    }
    await open(server, { http }, ANSWER_TIMEOUT_MS)
    await screen.findByRole('log')
    await act(async () => server.cut())
    await waitFor(() => expect(asked).toBeGreaterThan(1))
    expect(screen.getByText(/^A conexão caiu/)).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: /rede/ })).toBeNull()
  })
})
