import { isLocale } from '@atrio/i18n'
import { FeatureStory, type FakeChatServer } from '@atrio/testing'
import type { RoomPhase } from '../room/room-state.ts'
import { besideVideo, chatOver } from './chat.scenes.ts'

type Globals = { globals: Record<string, unknown> }
type Options = {
  at?: string
  /** Runs once everybody has joined. */
  then?: (server: FakeChatServer) => void
  /** The room's phase at the end. */
  until?: RoomPhase
  /** Milliseconds within which the room has to answer. */
  answerTimeoutMs?: number
}

const frames = async (done: () => boolean) => {
  while (!done()) await new Promise(requestAnimationFrame)
}

/** A story of the chat over a room in memory, shown once it has joined. */
export function chatStory(
  make: () => FakeChatServer,
  { at = '/', then, until = 'joined', answerTimeoutMs }: Options = {},
) {
  let server: FakeChatServer
  return {
    parameters: { layout: 'fullscreen' as const },
    render: (_args: unknown, { globals: { language, church } }: Globals) => {
      server = make()
      return (
        <FeatureStory
          key={`${String(language)} ${String(church)}`}
          features={[chatOver(server, answerTimeoutMs), besideVideo()]}
          at={at}
          http={server.http}
          {...(isLocale(language) && { locale: language })}
          {...(typeof church === 'string' && { startUp: { igrejaVisual: { corApp: church, logomarcaMenu: null } } })}
        />
      )
    },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const phase = () => canvasElement.querySelector('[data-chat]')?.getAttribute('data-chat')
      await frames(() => Boolean(canvasElement.querySelector('main *')))
      if (until === 'absent') return
      if (then) {
        await frames(() => phase() === 'joined')
        then(server)
      }
      await frames(() => phase() === until)
    },
  }
}
