import { loadFormWords } from '@atrio/forms'
import { useFormat, useTranslation } from '@atrio/i18n'
import { NamedPassages } from '@atrio/scripture'
import {
  AppLink,
  KeptNotice,
  requireRouteId,
  useChurch,
  useFeatureContext,
  useRouteId,
  type FeatureContext,
} from '@atrio/tenant-core'
import { linkCss, LinkButton, TrashIcon } from '@atrio/ui'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { loadNote, noteAtHand, noteQuery } from '../data/notes.queries.ts'
import { fromKept, type HeldNote } from '../editing/held-note.ts'
import { NoteEditor } from '../editing/note-editor.tsx'
import { useNoteEditing } from '../editing/use-note-editing.ts'
import { newKey } from '../kept/kept-notes.ts'
import { useKeptStore } from '../kept/use-kept-notes.ts'
import { NO_WORDS } from '../model/note-words.ts'
import { DiscardDialog } from '../parts/discard-dialog.tsx'
import { NoteActions } from '../parts/note-actions.tsx'
import { NotePage } from '../parts/note-page.tsx'
import { PrintedNote } from '../parts/printed-note.tsx'
import { deleteNotePath, KEPT_PARAMETER, newNotePath } from '../paths.ts'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  Promise.all([loadFormWords(ctx.i18n), loadNote(ctx, requireRouteId(params['noteId']))])

/** Shows and edits one note. Each note has an editor of its own. */
export default function NoteScreen() {
  const noteId = useRouteId('noteId')
  const [search] = useSearchParams()
  const key = search.get(KEPT_PARAMETER) ?? ''
  return <OpenNote key={`${noteId} ${key}`} noteId={noteId} name={key} />
}

function OpenNote({ noteId, name }: { noteId: number; name: string }) {
  const { t } = useTranslation('notes')
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  const format = useFormat(useChurch().timeZone)
  const justSaved = (useLocation().state as { saved?: boolean } | null)?.saved === true
  const start = useStart(noteId, name)
  const editing = useNoteEditing(start, undefined, justSaved)
  const [discarding, setDiscarding] = useState(false)
  const { words, seen, changed } = editing
  const title = seen?.title ?? t('one')
  return (
    <NotePage title={title}>
      <KeptNotice query={noteQuery(ctx, noteId)} text={(when) => t('keptAsOf', when)} />
      <NoteEditor editing={editing} onAnother={() => void navigate(newNotePath(newKey()))}>
        {editing.noteId !== undefined && (
          <AppLink to={deleteNotePath(editing.noteId)} css={linkCss}>
            <TrashIcon size="sm" />
            {t('delete.link')}
          </AppLink>
        )}
        {changed && <LinkButton onClick={() => setDiscarding(true)}>{t('delete.draft')}</LinkButton>}
      </NoteEditor>
      <NamedPassages text={words.text} title={t('passages')} />
      <NoteActions words={words} />
      <PrintedNote words={words} date={seen && format.date(seen.changedAt, 'long')} />
      {discarding && (
        <DiscardDialog
          onClose={() => setDiscarding(false)}
          onConfirm={() => {
            editing.discard()
            setDiscarding(false)
          }}
        />
      )}
    </NotePage>
  )
}

/** The note's most recent unsaved text on this device, else the server's version. */
function useStart(noteId: number, name: string): HeldNote {
  const ctx = useFeatureContext()
  const store = useKeptStore()
  const [start] = useState<HeldNote>(() => {
    const kept = store.all().filter((one) => one.noteId === noteId)
    const chosen = kept.find(({ key }) => key === name) ?? kept[0]
    if (chosen) return fromKept(chosen)
    const note = noteAtHand(ctx, noteId)
    if (!note) return { key: newKey(), words: NO_WORDS }
    const { title, text, changedAt } = note
    return { key: newKey(), noteId, seen: { title, text, changedAt }, words: { title, text } }
  })
  return start
}
