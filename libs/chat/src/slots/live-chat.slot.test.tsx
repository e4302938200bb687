import { sessionAtom, signedOut, type Session } from '@atrio/tenant-core'
import { chatPeople, refuse, renderFeature, wireCommitment, type FakeChatServer } from '@atrio/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { besideVideo, chatOver, room, scenes } from '../testing/chat.scenes.ts'

const session = (id: number): Session => ({
  token: 't',
  account: { id, name: 'Ana' },
  clientAccount: { id, email: 'ana@demo.test' },
})

const open = (server: FakeChatServer, more: object = {}) =>
  renderFeature(chatOver(server), { at: '/', beside: [besideVideo()], http: server.http, ...more })

/** Opens the page, and waits until the room has answered. */
async function show(server: FakeChatServer, more: object = {}) {
  const view = await open(server, more)
  await waitFor(() => expect(document.querySelector('[data-chat="connecting"]')).toBeNull())
  return view
}

const log = () => screen.getByRole('log')
const lines = () =>
  within(log())
    .queryAllByRole('listitem')
    .map((item) => item.textContent)
const field = () => screen.getByRole('textbox', { name: 'Mensagem' })
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })
const send = () => act(async () => screen.getByRole('button', { name: 'Enviar' }).click())
// jsdom knows no popovers: what stands in one is hidden from it
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name, hidden: true }).click())
const say = (server: FakeChatServer, text: string, over?: object) => act(async () => void server.room.say(text, over))
const requests = (server: FakeChatServer) => server.asked.map(({ request }) => request)

beforeEach(() => {
  // jsdom lays nothing out: the list is always at its end, until a test says otherwise
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  sessionStorage.clear()
})

describe('coming in', () => {
  it('says that it is connecting, then shows the history and how many are here', async () => {
    const server = scenes.connecting()
    await open(server)
    expect(screen.getByText('Entrando na conversa…')).toBeInTheDocument()
    expect(screen.queryByRole('log')).toBeNull()
    await act(async () => server.mend())
    expect(screen.queryByText('Entrando na conversa…')).toBeNull()
    expect(lines()).toHaveLength(5)
    expect(screen.getByText('312 pessoas aqui')).toBeInTheDocument()
    await act(async () => server.presence(313))
    expect(screen.getByText('313 pessoas aqui')).toBeInTheDocument()
  })

  it.each([
    ['pt-BR', 'Conversa', 'visitante', 'moderação'],
    ['en', 'Chat', 'visitor', 'moderator'],
    ['es', 'Chat', 'visitante', 'moderación'],
  ] as const)('is said in %s', async (locale, title, visitor, moderator) => {
    await show(scenes.member(), { locale })
    expect(screen.getByRole('region', { name: title })).toBeInTheDocument()
    expect(lines()[2]).toContain(visitor)
    expect(lines()[3]).toContain(moderator)
    expect(lines()[0]).not.toContain(visitor)
  })

  it('asks for the last messages alone, of the own channel', async () => {
    const server = scenes.member()
    await show(server)
    expect(server.asked).toEqual([
      { request: 'entrar', body: { token: 'token-u7', canal: 'demo', limitarMensagens: true } },
    ])
    expect(screen.queryByRole('button', { name: 'Ver mensagens anteriores' })).toBeNull()
  })

  it('is not there where the church has no chat', async () => {
    const server = scenes.member()
    await show(server, { http: { 'POST /igreja/vida-plena/chat/token': refuse(404, 'not_found') } })
    expect(screen.queryByRole('region')).toBeNull()
    expect(server.connections()).toBe(0)
  })

  it('says what failed, and tries again', async () => {
    const server = scenes.member()
    server.refuse('entrar', { codigo: 'validation' })
    await show(server)
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível entrar na conversa')
    await press('Tentar de novo')
    expect(lines()).toHaveLength(5)
  })

  it('leaves with its page', async () => {
    const server = scenes.member()
    const { unmount } = await show(server)
    expect(server.connections()).toBe(1)
    unmount()
    expect(server.connections()).toBe(0)
  })
})

describe('a visitor', () => {
  const giveName = async (name: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Seu nome' }), { target: { value: name } })
    await press('Participar')
  }

  it('reads, and writes after giving a name alone', async () => {
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

  it('has to give one', async () => {
    const server = scenes.reader()
    await show(server)
    await giveName('  ')
    expect(screen.getByText('Esse campo é obrigatório.')).toBeInTheDocument()
    expect(server.names).toEqual([])
  })

  it('is told where a name belongs to somebody, and keeps it to change it', async () => {
    const server = room({ reserved: ['Pastor Elias'] })
    await show(server)
    await giveName('Pastor Elias')
    expect(screen.getByText('Este nome já é de alguém da igreja. Escolha outro, por favor.')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Seu nome' })).toHaveValue('Pastor Elias')
    await giveName('Elias N.')
    expect(field()).toBeInTheDocument()
    expect(server.names).toEqual(['Elias N.'])
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
    // a logout takes what begins so, see endSession
    expect(Object.keys(sessionStorage).every((key) => key.startsWith('atrio.draft'))).toBe(true)
  })
})

describe('who signs out', () => {
  it('leaves the room, and comes back as a reader', async () => {
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

describe('what is refused', () => {
  it.each(['rate_limited', 'chat_slow_mode'])('keeps the text and tells the seconds: %s', async (codigo) => {
    const server = scenes.slow()
    await show(server)
    expect(screen.getByText('Modo lento: uma mensagem a cada 30 segundos.')).toBeInTheDocument()
    write('de novo')
    server.refuse('enviar', { codigo, aguardarSegundos: 12 })
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent('Espere 12 segundos para enviar.')
    expect(field()).toHaveValue('de novo')
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveAttribute('aria-disabled', 'true')
    await act(async () => vi.advanceTimersByTime(13_000))
    expect(screen.getByRole('alert')).toHaveTextContent('')
    await send()
    expect(field()).toHaveValue('')
  })

  it('says one message once, although its acknowledgement was lost', async () => {
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

  it('knows by the room that it was said', async () => {
    const server = scenes.member()
    await show(server)
    write('Chegou')
    server.loseAnswer('enviar')
    await send()
    expect(field()).toHaveValue('')
    expect(screen.getByRole('alert')).toHaveTextContent('')
  })

  it('does not send what is too long', async () => {
    const server = scenes.member()
    await show(server)
    write('a'.repeat(501))
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent('A mensagem é longa demais.')
    expect(requests(server)).toEqual(['entrar'])
  })

  it('renews a pass that has ended, and sends', async () => {
    const server = scenes.member()
    await show(server)
    write('Ainda aqui')
    server.refuse('enviar', { codigo: 'chat_token_expired' })
    await send()
    expect(requests(server)).toEqual(['entrar', 'enviar', 'entrar', 'enviar'])
    expect(lines().at(-1)).toContain('Ainda aqui')
  })
})

describe('a connection that is lost', () => {
  it('comes back without a hole, and keeps what was typed', async () => {
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

  it('fills a hole between two notices', async () => {
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

  it('begins anew where too much was missed', async () => {
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

describe('a moment of commitment', () => {
  it('is answered once, by whom the moderators open it for', async () => {
    const server = scenes.member()
    await show(server)
    expect(screen.queryByRole('button', { name: 'Levantar a mão' })).toBeNull()
    await act(async () => void server.room.openCommitment('Você quer seguir a Jesus?'))
    expect(screen.getByRole('region', { name: 'Você quer seguir a Jesus?' })).toBeInTheDocument()
    await press('Levantar a mão')
    expect(screen.getByText('Sua mão está levantada. Alguém da igreja vai falar com você.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Levantar a mão' })).toBeNull()
    expect(requests(server)).toEqual(['entrar', 'responder_compromisso'])
  })

  it('stays answered over a reload', async () => {
    await show(scenes.raised())
    expect(screen.getByText(/^Sua mão está levantada/)).toBeInTheDocument()
  })

  it('can be left, and the next one is offered again', async () => {
    const server = scenes.invited()
    await show(server)
    await press('Agora não')
    expect(screen.queryByRole('button', { name: 'Levantar a mão' })).toBeNull()
    await act(async () => void server.room.openCommitment('Outra vez'))
    expect(screen.getByRole('button', { name: 'Levantar a mão' })).toBeInTheDocument()
  })

  it('says what failed', async () => {
    const server = scenes.invited()
    await show(server)
    server.refuse('responder_compromisso', { codigo: 'unavailable' })
    await press('Levantar a mão')
    expect(screen.getByText('Não foi possível levantar a mão. Tente de novo.')).toBeInTheDocument()
    await press('Levantar a mão')
    expect(screen.getByText(/^Sua mão está levantada/)).toBeInTheDocument()
  })

  it('asks a reader for a name first', async () => {
    const server = room({ commitment: wireCommitment() })
    await show(server)
    const raise = screen.getByRole('button', { name: 'Levantar a mão' })
    expect(raise).toHaveAccessibleDescription('Diga antes o seu nome, logo abaixo.')
    fireEvent.click(raise)
    expect(requests(server)).toEqual(['entrar'])
  })

  it('is opened, counted, listed and ended by moderators', async () => {
    const server = scenes.moderator()
    await show(server)
    await press('Abrir um momento de decisão')
    expect(screen.getByRole('textbox', { name: 'Convite' })).toHaveValue('Você quer seguir a Jesus?')
    await press('Abrir')
    expect(screen.getByText('Nenhuma mão levantada')).toBeInTheDocument()
    await act(async () => void server.room.serve(chatPeople.ana, 'responder_compromisso', { id: 3 }))
    expect(screen.getByText('1 mão levantada')).toBeInTheDocument()
    await press('Ver quem levantou a mão')
    expect(await screen.findByText('Ana Beatriz')).toBeInTheDocument()
    await press('Fechar')
    await press('Encerrar o momento')
    expect(screen.getByText('Momento encerrado.')).toBeInTheDocument()
  })
})

describe('moderation', () => {
  const act1 = (name: string, all = false) => press(all ? `Apagar todas de ${name}` : 'Apagar esta mensagem')

  it('is shown to moderators alone', async () => {
    await show(scenes.member())
    expect(screen.queryByRole('button', { name: /Ações|Moderação|Apagar/, hidden: true })).toBeNull()
  })

  it('deletes one message after a question, and takes it back', async () => {
    const server = room({ member: chatPeople.leo, messages: [{ nome: 'Zé', idUsuario: 'v9', texto: 'spam' }] })
    await show(server)
    await act1('Zé')
    expect(screen.getByRole('dialog', { name: 'Apagar a mensagem de Zé?' })).toHaveTextContent('spam')
    await press('Cancelar')
    expect(requests(server)).toEqual(['entrar'])
    await act1('Zé')
    await press('Apagar')
    expect(screen.queryByText('spam')).toBeNull()
    expect(screen.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await press('Desfazer')
    expect(screen.getByText('spam')).toBeInTheDocument()
    expect(screen.getByText('As mensagens voltaram.')).toBeInTheDocument()
  })

  it('deletes all of one person', async () => {
    const messages = ['a', 'b', 'c'].map((texto) => ({ nome: 'Zé', idUsuario: 'v9', texto }))
    const server = room({
      member: chatPeople.leo,
      messages: [...messages.slice(1), { nome: 'Ana', idUsuario: 'u7', texto: 'fica' }],
    })
    await show(server)
    await act(async () => screen.getAllByRole('button', { name: 'Apagar todas de Zé', hidden: true })[0]!.click())
    await press('Apagar todas')
    expect(lines()).toEqual([expect.stringContaining('fica')])
  })

  it('says what failed, and leaves the question open', async () => {
    const server = room({ member: chatPeople.leo, messages: [{ nome: 'Zé', idUsuario: 'v9', texto: 'spam' }] })
    await show(server)
    await act1('Zé')
    server.refuse('excluir', { codigo: 'unavailable' })
    await press('Apagar')
    expect(screen.getByRole('dialog')).toHaveTextContent('Não foi possível fazer isso agora.')
    expect(screen.getByText('spam', { selector: 'li *' })).toBeInTheDocument()
  })

  it('slows the room down, for everybody', async () => {
    const server = scenes.moderator()
    await show(server)
    await act(
      async () =>
        void fireEvent.change(screen.getByRole('combobox', { name: 'Modo lento', hidden: true }), { target: { value: '30' } }),
    )
    expect(server.asked.at(-1)).toEqual({ request: 'modo_lento', body: { segundos: 30 } })
    expect(screen.getByText('Modo lento: uma mensagem a cada 30 segundos.')).toBeInTheDocument()
  })
})
