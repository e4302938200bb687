import type { ChatMessage } from '@atrio/api-client'
import { loadFormWords } from '@atrio/forms'
import { loadReportWords } from '@atrio/reports'
import { partsOf } from '@atrio/testing'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { RoomProvider } from '../room/room-context.ts'
import { createRoom } from '../room/room.ts'
import { emptyRoom, type RoomState } from '../room/room-state.ts'
import { ANSWER_TIMEOUT_MS } from '../socket/open-chat.ts'
import { chatOver, scenes } from '../testing/chat.scenes.ts'
import { AnswersDialog } from './answers-dialog.tsx'
import { ChatRoom } from './chat-room.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageList } from './message-list.tsx'
import { Message, Who } from './message.tsx'
import { Removal } from './removal.tsx'
import { ReportMessage } from './report-message.tsx'
import { Reporting } from './reporting.tsx'
import { Stopped } from './stopped.tsx'

export default { title: 'chat/Parts' }

const server = scenes.moderator()
const part = partsOf(chatOver(server), {
  http: server.http,
  load: ({ i18n }) => Promise.all([loadFormWords(i18n), loadReportWords(i18n)]),
})
const message: ChatMessage = {
  sequence: 4,
  clientId: 'c4',
  userId: 'v4',
  name: 'Tiago',
  avatar: null,
  role: 'visitor',
  text: 'É a primeira vez que entro. Que louvor bonito.',
  at: '2026-11-20T20:10:00Z',
}
const never = () => new Promise<never>(() => undefined)
const room = createRoom({
  open: never,
  askPass: never,
  answerTimeoutMs: ANSWER_TIMEOUT_MS,
  limited: true,
  now: Date.now,
})
const state: RoomState = { ...emptyRoom, phase: 'joined', messages: [message], presence: 2 }

/** A room of one message, seen by a moderator. */
const InRoom = ({ children }: { children: ReactNode }) => (
  <RoomProvider value={{ room, state, moderates: true, isStaff: true }}>{children}</RoomProvider>
)
const inRoom = { around: InRoom }

export const Answers = part(AnswersDialog, { id: 1, open: true, onClose: fn() }, { around: InRoom, isDialog: true })
export const Room = part(ChatRoom, {
  entry: { limited: true },
  manage: true,
  heading: 'h2',
  absent: 'Não há conversa.',
})
export const Actions = part(MessageActions, { message, onAskRemoval: fn() }, inRoom)
export const List = part(MessageList, { onAskRemoval: fn() }, inRoom)
export const Author = part(Who, { author: message, at: message.at })
export const OneMessage = part(
  Message,
  { message, day: 'Hoje', since: undefined, onAskRemoval: undefined },
  { around: 'ol' },
)
export const Remove = part(
  Removal,
  { asked: { message, all: false }, onDone: fn() },
  { around: InRoom, isDialog: true },
)
export const Report = part(ReportMessage, { onSent: fn() }, inRoom)
export const ReportInDialog = part(Reporting, { onClose: fn() }, { around: InRoom, isDialog: true })
export const WhyStopped = part(Stopped, { phase: 'blocked', heading: 'h2', onRetry: fn() })
