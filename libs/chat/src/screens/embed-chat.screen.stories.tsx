import { storyOf } from '@atrio/testing'
import { chatOver, room, scenes } from '../testing/chat.scenes.ts'

export default { title: 'chat/Embedded chat' }

const story = (server: ReturnType<typeof room>, query = '') =>
  storyOf(chatOver(server), server.http, { at: `/embed/chat${query}` })

export const Reader = story(scenes.reader())
export const VisitorByName = story(scenes.reader(), '?username=Tiago')
export const NameRefused = story(room({ reserved: ['Pastor Elias'] }), '?username=Pastor%20Elias')
export const Moderator = story(scenes.moderator(), '?showManagement=true')
export const WholeHistory = story(scenes.long(), '?limitMessages=false&showManagement=true')
export const AnotherChurchsChannel = story(scenes.reader(), '?channel=grace')
