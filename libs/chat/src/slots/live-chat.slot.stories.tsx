import { FeatureStory, type FakeChatServer } from '@atrio/testing'
import { isLocale } from '@atrio/i18n'
import { besideVideo, chatOver, scenes } from '../testing/chat.scenes.ts'

export default { title: 'chat/Chat (live)' }

type Globals = { globals: Record<string, unknown> }

const story = (make: () => FakeChatServer, then?: (server: FakeChatServer) => void) => ({
  parameters: { layout: 'fullscreen' as const },
  render: (_args: unknown, { globals: { language, church } }: Globals) => {
    const server = make()
    if (then) setTimeout(() => then(server), 1500)
    return (
      <FeatureStory
        key={`${String(language)} ${String(church)}`}
        features={[chatOver(server), besideVideo()]}
        at="/"
        http={server.http}
        {...(isLocale(language) && { locale: language })}
      />
    )
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    while (!canvasElement.querySelector('main *')) await new Promise(requestAnimationFrame)
  },
})

export const Reader = story(scenes.reader)
export const Member = story(scenes.member)
export const Moderator = story(scenes.moderator)
export const Empty = story(scenes.empty)
export const Connecting = story(scenes.connecting)
export const Reconnecting = story(scenes.member, (server) => server.cut())
export const Invited = story(scenes.invited)
export const HandRaised = story(scenes.raised)
export const ModeratorInvites = story(scenes.moderatorInvites)
export const SlowMode = story(scenes.slow)
export const Long = story(scenes.long)
export const Failed = story(() => {
  const server = scenes.member()
  server.refuse('entrar', { codigo: 'validation' })
  return server
})
