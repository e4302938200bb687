import { type ChatGives, chatLimits, type ChatRequest, type ChatTakes } from '@atrio/contract'
import { ProblemError } from '../../http/problem.ts'
import type { Clock } from '../../runtime/clock.ts'
import { buckets } from './chat-buckets.ts'
import type { ChatCommitments } from './chat-commitments.ts'
import type { Hint } from './chat-hints.ts'
import type { ChatMessages } from './chat-messages.ts'
import type { ChatModeration } from './chat-moderation.ts'
import { momentFor } from './chat-state.ts'
import type { Chatter } from './chat-token.ts'
import type { ChatWriting, Writer } from './chat-writing.ts'

/** A person in a room, by one connection; for a visitor with their origin. */
export type Present = Writer & { expires: Date; limited: boolean; connection: object }

/** Requests of a connection that has entered; entering is handled by the connection. */
type Later = Exclude<ChatRequest, 'entrar'>
export type ChatHandlers = { [R in Later]: (present: Present, takes: ChatTakes<R>) => Promise<ChatGives<R>> }

type Parts = {
  messages: ChatMessages
  writing: ChatWriting
  moderation: ChatModeration
  commitments: ChatCommitments
  changed: (hint: Hint) => void
  clock: Clock
}

/** Messages of one person; slow mode is set per church in addition. */
const FLOOD = { burst: 5, everyMs: 1_000 }
/**
 * All visitors of one address: a congregation in one hall greets at once, then one per second; members who sign in are
 * not limited by it. Counted for the connection's address and for the one that requested the token.
 */
const OF_ADDRESS = { burst: 30, everyMs: 1_000 }
/** All senders in a room, per process: more than anyone reads, and less than would block it. Moderators are exempt. */
const OF_ROOM = { burst: 300, everyMs: 20 }

export const pageSize = (limited: boolean): number => (limited ? chatLimits.limitedHistory : chatLimits.page)

export function chatHandlers({ messages, writing, moderation, commitments, changed, clock }: Parts): ChatHandlers {
  const [flood, ofAddress, ofRoom] = [buckets(FLOOD), buckets(OF_ADDRESS), buckets(OF_ROOM)]
  /** @throws ProblemError rate_limited, with the wait */
  const measure = ({ who, marks }: Present) => {
    const now = clock().getTime()
    const { church, id, role } = who
    let wait = flood.take(`${church} ${id}`, now)
    for (const origin of marks?.origins ?? []) wait ||= ofAddress.take(origin, now)
    if (role !== 'moderador') wait ||= ofRoom.take(`${church}`, now)
    if (wait > 0) throw new ProblemError('rate_limited', undefined, wait)
  }
  const queues = new Map<string, Promise<unknown>>()
  /** Serialises a person's messages over all their windows: keeps their order, and counts slow mode right. */
  const inTurn = async <T>({ church, id }: Chatter, work: () => Promise<T>): Promise<T> => {
    const key = `${church} ${id}`
    const turn = (queues.get(key) ?? Promise.resolve()).then(work, work)
    queues.set(key, turn)
    try {
      return await turn
    } finally {
      if (queues.get(key) === turn) queues.delete(key)
    }
  }
  const named = ({ who }: Present): Chatter => {
    if (who.name === null) throw new ProblemError('chat_name_required')
    return who
  }
  const tell = <T>(who: Chatter, about: Hint['about'], result: T): T => {
    changed({ church: who.church, about })
    return result
  }
  return {
    async historico({ who, limited }, { depois, antes }) {
      if ((depois === undefined) === (antes === undefined)) throw new ProblemError('validation')
      if (depois !== undefined) return messages.since(who.church, depois, pageSize(limited))
      if (limited) throw new ProblemError('forbidden')
      return messages.before(who.church, antes ?? 0)
    },
    async enviar(present, { idCliente, texto }) {
      const who = named(present)
      const text = readableText(texto)
      measure(present)
      const mensagem = await inTurn(who, () => writing.send(present, idCliente, text))
      return tell(who, 'm', { mensagem })
    },
    excluir: async ({ who }, { sequencia }) => tell(who, 'm', await moderation.remove(who, sequencia)),
    excluir_do_usuario: async ({ who }, { idUsuario }) => tell(who, 'm', await moderation.removeAll(who, idUsuario)),
    desfazer_exclusao: async ({ who }, { idModeracao }) => tell(who, 'm', await moderation.undo(who, idModeracao)),
    async modo_lento({ who }, { segundos }) {
      await moderation.slowDown(who, segundos)
      return tell(who, 'e', {})
    },
    async abrir_compromisso({ who }, { titulo }) {
      await moderation.assertModerator(who)
      const words = titulo.replace(/[\p{C}\s]+/gu, ' ').trim()
      if (!words) throw new ProblemError('validation')
      return tell(who, 'e', { compromisso: await commitments.open(who, words) })
    },
    async encerrar_compromisso({ who }, { id }) {
      await moderation.assertModerator(who)
      return tell(who, 'e', { compromisso: await commitments.close(who.church, id) })
    },
    async responder_compromisso(present, { id }) {
      const who = named(present)
      const moment = await commitments.answer(who, id)
      return tell(who, 'e', { compromisso: momentFor(moment, who.staff ?? false) })
    },
    async listar_compromisso({ who }, { id }) {
      await moderation.assertStaff(who)
      return commitments.list(who.church, id)
    },
  }
}

/** A text cleaned for display. @throws ProblemError validation, too_large */
function readableText(text: string): string {
  const shown = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === '\n' ? sign : ''))
    .replace(/(\p{M}{4})\p{M}+/gu, '$1') // stacked diacritics
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (!/[^\s\p{Cf}]/u.test(shown)) throw new ProblemError('validation')
  if ([...shown].length > chatLimits.textLength) throw new ProblemError('too_large')
  return shown
}
