import { loadFormWords } from '@atrio/forms'
import { partsOf } from '@atrio/testing'
import { Rows } from '@atrio/ui'
import { fn } from 'storybook/test'
import { notesFeature } from '../feature.ts'
import { ana, scenes } from '../testing/notes.scenes.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { LiveNote } from './live-note.tsx'
import { NoteActions } from './note-actions.tsx'
import { NotePage } from './note-page.tsx'
import { NoteRow } from './note-row.tsx'
import { NoteSearch } from './note-search.tsx'
import { PrintedNote } from './printed-note.tsx'

export default { title: 'notes/Parts', beforeEach: () => localStorage.clear() }

const part = partsOf(notesFeature, { http: scenes.complete, session: ana, load: ({ i18n }) => loadFormWords(i18n) })
const words = { title: 'Salmo 23', text: 'O Senhor é o meu pastor; nada me faltará.' }
const dialog = { isDialog: true }

export const Delete = part(DeleteDialog, { noteId: 3, title: words.title, onGone: fn(), onClose: fn() }, dialog)
export const Discard = part(DiscardDialog, { onConfirm: fn(), onClose: fn() }, dialog)
export const BesideBroadcast = part(LiveNote, { about: 'broadcast-11', given: 'Culto da noite' })
export const Actions = part(NoteActions, { words })
export const WholePage = part(NotePage, { title: words.title, children: words.text })
export const Row = part(
  NoteRow,
  { note: { ...words, key: '3', noteId: 3, changedAt: Date.parse('2026-11-16T00:12:00Z'), state: 'waiting' } },
  { around: Rows },
)
export const Search = part(NoteSearch, { term: 'Salmo', onTerm: fn() })
export const Printed = part(PrintedNote, { words, date: '15 de novembro de 2026' })
