import { defineFeature } from '@atrio/tenant-core'
import { shellStory } from '../shell/testing/shell-story.tsx'
import { messages } from './i18n/messages.ts'
import { OwnWindow } from './own-window.tsx'

export default { title: 'shell/Page of its own window' }

const framed = defineFeature({
  id: 'ownWindow',
  messages,
  routes: () => [{ path: '/give', screen: () => Promise.resolve({ default: OwnWindow }) }],
})

export const InForeignFrame = shellStory({ at: '/give', beside: [framed], embed: true })
export const Night = { ...InForeignFrame, globals: { theme: 'dark' } }
