import { defineFeature } from '@atrio/tenant-core'
import { NoteIcon } from '@atrio/ui'
import { messages } from './i18n/messages.ts'
import { paths } from './paths.ts'

/** The deletion is confirmed in a dialog over the list. */
const list = () => import('./screens/note-list.screen.tsx')

export const notesFeature = defineFeature({
  id: 'notes',
  messages,
  routes: () => [
    { path: paths.list, access: 'login', screen: list },
    { path: paths.new, access: 'login', screen: () => import('./screens/new-note.screen.tsx') },
    { path: paths.one, access: 'login', screen: () => import('./screens/note.screen.tsx') },
    { path: paths.delete, access: 'login', screen: list },
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
