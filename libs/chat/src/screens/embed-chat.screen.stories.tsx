import { chatStory } from '../testing/chat-story.tsx'
import { room, scenes } from '../testing/chat.scenes.ts'

export default { title: 'chat/Embedded chat' }

const at = (query = '') => ({ at: `/embed/chat${query}` })

export const Reader = chatStory(scenes.reader, at())
export const VisitorByName = chatStory(scenes.reader, at('?username=Tiago'))
export const NameRefused = chatStory(() => room({ reserved: ['Pastor Elias'] }), at('?username=Pastor%20Elias'))
export const Moderator = chatStory(scenes.moderator, at('?showManagement=true'))
export const WholeHistory = chatStory(scenes.long, at('?limitMessages=false&showManagement=true'))
export const AnotherChurchsChannel = chatStory(scenes.reader, { ...at('?channel=grace'), until: 'absent' })
