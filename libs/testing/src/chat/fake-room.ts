import type {
  ChatGives,
  ChatNotice,
  ChatRequest,
  ChatTakes,
  CompromissoChatWire,
  LoteChatWire,
  MensagemChatWire,
  UsuarioChatWire,
} from '@atrio/contract'
import { wireChatMessage, wireCommitment } from '../wire/chat.ts'

export const FORBIDDEN = { codigo: 'forbidden' }
const HISTORY = 50
const PAGE = 100

/** A commitment as one person sees it: only the staff see how many have answered. */
export const momentFor = <T extends object | null>({ flagEquipe }: UsuarioChatWire, moment: T): T =>
  moment && !flagEquipe ? { ...moment, quantidade: null } : moment

export type FakeRoomOptions = {
  messages?: Partial<MensagemChatWire>[]
  commitment?: CompromissoChatWire | null
  answered?: boolean
  presence?: number
  slowSeconds?: number
  /** More than this many changes missed are not replayed. */
  replays?: number
}

type Change = { number: number; message: MensagemChatWire; gone: boolean }

/** The order and the history of one room, and the rights of its people. */
export function createFakeRoom(options: FakeRoomOptions) {
  let last = 0
  let commitment = options.commitment ?? null
  let slow = options.slowSeconds ?? 0
  const messages = new Map<number, MensagemChatWire>()
  const changes: Change[] = []
  const moderations: MensagemChatWire[][] = []
  const hands = new Map<string, UsuarioChatWire>()

  const change = (message: MensagemChatWire, gone: boolean) => {
    last += 1
    changes.push({ number: last, message, gone })
    return last
  }
  const add = (over: Partial<MensagemChatWire>) => {
    const message = wireChatMessage({
      idCliente: `message-${String(last + 1).padStart(4, '0')}`,
      ...over,
      sequencia: last + 1,
    })
    change(message, false)
    messages.set(message.sequencia, message)
    return message
  }
  for (const message of options.messages ?? []) add(message)

  const shown = () => [...messages.values()].sort((a, b) => a.sequencia - b.sequencia)
  const batch = (from: number, some: Change[]): LoteChatWire => ({
    de: from,
    ate: last,
    mensagens: some
      .filter(({ gone, message }) => !gone && messages.has(message.sequencia))
      .map(({ message }) => message),
    exclusoes: some.filter(({ gone }) => gone).map(({ message }) => message.sequencia),
  })
  const page = (all: MensagemChatWire[], count: number) => ({
    lote: { de: 0, ate: last, mensagens: all.slice(-count), exclusoes: [] },
    desde: all.length > count ? all.at(-count)!.sequencia : 0,
  })
  const since = (seen: number): ChatGives<'historico'> => {
    const missed = changes.filter(({ number }) => number > seen)
    if (missed.length > (options.replays ?? 500)) return { ...latest(HISTORY), flagRecomeco: true }
    return { lote: batch(seen, missed), flagMais: false, flagRecomeco: false }
  }
  const latest = (count: number): ChatGives<'historico'> => ({
    ...page(shown(), count),
    flagMais: messages.size > count,
    flagRecomeco: false,
  })

  const room = {
    onChange: (_name: ChatNotice, _body: object | null): void => undefined,
    say: (text: string, over: Partial<MensagemChatWire> = {}) => {
      const from = last
      const message = add({ texto: text, ...over })
      room.onChange('lote', { de: from, ate: last, mensagens: [message], exclusoes: [] })
      return message
    },
    joined: (
      user: UsuarioChatWire,
      { vistoAte, limitarMensagens = true }: ChatTakes<'entrar'>,
    ): ChatGives<'entrar'> => ({
      ...(vistoAte === undefined ? latest(limitarMensagens ? HISTORY : PAGE) : since(vistoAte)),
      ...(limitarMensagens && { flagMais: false }),
      usuario: user,
      presenca: options.presence ?? 312,
      segundosModoLento: slow,
      compromisso: momentFor(user, commitment),
      flagRespondido: hands.has(user.id) || (options.answered ?? false),
    }),
    openCommitment: (titulo: string) => {
      hands.clear()
      commitment = wireCommitment({ id: (commitment?.id ?? 2) + 1, titulo, quantidade: 0 })
      room.onChange('compromisso', commitment)
      return commitment
    },
    remove: (some: MensagemChatWire[]) => {
      const from = last
      for (const message of some) {
        messages.delete(message.sequencia)
        change(message, true)
      }
      moderations.push(some)
      room.onChange('lote', { de: from, ate: last, mensagens: [], exclusoes: some.map(({ sequencia }) => sequencia) })
      return { quantidade: some.length, idModeracao: moderations.length }
    },
    /** undefined: not by this person. */
    serve(user: UsuarioChatWire, request: ChatRequest, body: object): object | undefined {
      const moderates = user.papel === 'moderador'
      if (request === 'enviar') return { mensagem: send(user, body as ChatTakes<'enviar'>) }
      if (request === 'historico') {
        const { depois, antes } = body as ChatTakes<'historico'>
        if (depois !== undefined) return since(depois)
        const older = shown().filter(({ sequencia }) => sequencia < (antes ?? Infinity))
        return {
          ...page(older, PAGE),
          flagMais: older.length > PAGE,
          flagRecomeco: false,
        } satisfies ChatGives<'historico'>
      }
      if (request === 'responder_compromisso') {
        hands.set(user.id, user)
        return { compromisso: momentFor(user, changeCommitment({ quantidade: hands.size })) }
      }
      return moderates || (user.flagEquipe && request === 'listar_compromisso') ? moderate(request, body) : undefined
    },
  }

  function send(user: UsuarioChatWire, { idCliente, texto }: ChatTakes<'enviar'>) {
    const sent = shown().find((message) => message.idCliente === idCliente)
    return sent ?? room.say(texto, { idCliente, idUsuario: user.id, nome: user.nome!, papel: user.papel })
  }
  function changeCommitment(over: Partial<CompromissoChatWire>) {
    commitment = { ...commitment!, ...over }
    room.onChange('compromisso', commitment)
    return commitment
  }
  function undo(number: number) {
    const from = last
    const some = moderations[number - 1] ?? []
    for (const message of some) {
      messages.set(message.sequencia, message)
      change(message, false)
    }
    room.onChange('lote', { de: from, ate: last, mensagens: some, exclusoes: [] })
    return { quantidade: some.length }
  }
  function moderate(request: ChatRequest, body: object): object {
    switch (request) {
      case 'excluir':
        return room.remove(shown().filter(({ sequencia }) => sequencia === (body as ChatTakes<'excluir'>).sequencia))
      case 'excluir_do_usuario':
        return room.remove(
          shown().filter((one) => one.idUsuario === (body as ChatTakes<'excluir_do_usuario'>).idUsuario),
        )
      case 'desfazer_exclusao':
        return undo((body as ChatTakes<'desfazer_exclusao'>).idModeracao)
      case 'modo_lento':
        slow = (body as ChatTakes<'modo_lento'>).segundos
        room.onChange('modo_lento', { segundos: slow })
        return {}
      case 'abrir_compromisso':
        return { compromisso: room.openCommitment((body as ChatTakes<'abrir_compromisso'>).titulo) }
      case 'encerrar_compromisso':
        return { compromisso: changeCommitment({ flagAberto: false }) }
      default:
        return {
          respostas: [...hands.values()].map(({ id, nome, avatar, papel }) => ({
            idUsuario: id,
            nome: nome!,
            avatar,
            papel,
            data: '2026-11-20T20:15:00Z',
          })),
        } satisfies ChatGives<'listar_compromisso'>
    }
  }
  return room
}
