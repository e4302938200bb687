import { chatPeople, wireCommitment } from '@atrio/testing'
import { chatStory } from '../testing/chat-story.tsx'
import { room, scenes } from '../testing/chat.scenes.ts'

export default { title: 'chat/Chat (live)' }

export const Reader = chatStory(scenes.reader)
export const Member = chatStory(scenes.member)
export const Moderator = chatStory(scenes.moderator)
export const Empty = chatStory(scenes.empty)
export const Connecting = chatStory(scenes.connecting, { until: 'connecting' })
export const Reconnecting = chatStory(scenes.member, { then: (server) => server.cut(), until: 'reconnecting' })
export const Invited = chatStory(scenes.invited)
export const HandRaised = chatStory(scenes.raised)
export const ModeratorInvites = chatStory(scenes.moderatorInvites)
export const SlowMode = chatStory(scenes.slow)
export const Long = chatStory(scenes.long)
export const Failed = chatStory(
  () => {
    const server = scenes.member()
    server.refuse('entrar', { codigo: 'validation' })
    return server
  },
  { until: 'failed' },
)
export const Blocked = chatStory(scenes.connecting, { until: 'blocked', answerTimeoutMs: 500 })
export const OpenElsewhere = chatStory(scenes.member, { then: (server) => server.replace(), until: 'elsewhere' })
export const PasswordFirst = chatStory(() => room({ member: chatPeople.ana, mustChangePassword: true }), {
  until: 'password',
})
export const Staff = chatStory(() =>
  room({ member: { ...chatPeople.ana, flagEquipe: true }, commitment: wireCommitment() }),
)
