import { defineFeature, screensFrom } from '@atrio/tenant-core'
import { NoteIcon } from '@atrio/ui'
import { messages } from './i18n/messages.ts'
import { paths } from './paths.ts'

const screen = screensFrom(() => import('./screens.ts'))

export const notesFeature = defineFeature({
  id: 'notes',
  messages,
  routes: () => [
    { path: paths.list, access: 'login', screen: screen('list') },
    { path: paths.new, access: 'login', screen: screen('new') },
    { path: paths.one, access: 'login', screen: screen('note') },
    // confirmed in a dialog over the list
    { path: paths.delete, access: 'login', screen: screen('list') },
  ],
  links: { 'notes.list': () => paths.list },
  userMenu: [
    {
      link: 'notes.list',
      label: { 'pt-BR': 'Minhas anotações', en: 'My notes', es: 'Mis notas' },
      icon: NoteIcon,
      order: 20,
    },
  ],
  slots: { 'live.acts': [{ id: 'notes.live', order: 300, content: () => import('./slots/live-note.slot.tsx') }] },
})
