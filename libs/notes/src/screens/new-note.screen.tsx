import { loadFormWords } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { NamedPassages } from '@atrio/scripture'
import { useIsLeaving, type FeatureContext } from '@atrio/tenant-core'
import { LinkButton, TrashIcon } from '@atrio/ui'
import { useEffect, useState } from 'react'
import { useNavigate, useNavigation, useSearchParams } from 'react-router'
import { fromKept, type HeldNote } from '../editing/held-note.ts'
import { NoteEditor } from '../editing/note-editor.tsx'
import { useNoteEditing } from '../editing/use-note-editing.ts'
import { newKey } from '../kept/kept-notes.ts'
import { useKeptStore } from '../kept/use-kept-notes.ts'
import { NO_WORDS } from '../model/note-words.ts'
import { DiscardDialog } from '../parts/discard-dialog.tsx'
import { NotePage } from '../parts/note-page.tsx'
import { KEPT_PARAMETER, newNotePath, notePath, paths } from '../paths.ts'

export const load = (ctx: FeatureContext) => loadFormWords(ctx.i18n)

/** A new note. Its key on this device is part of the address, so that a refresh and a return from access find it. */
export default function NewNoteScreen() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [fresh] = useState(newKey)
  const named = search.get(KEPT_PARAMETER)
  const key = named && /^[a-z0-9]{32}$/.test(named) ? named : null
  useEffect(() => {
    if (!key) void navigate(newNotePath(fresh), { replace: true })
  }, [fresh, key, navigate])
  // another key is another note; a page without one gets its first key here
  return <NewNote key={key ?? fresh} name={key ?? fresh} />
}

function NewNote({ name }: { name: string }) {
  const { t } = useTranslation('notes')
  const navigate = useNavigate()
  const store = useKeptStore()
  const [start] = useState<HeldNote>(() => {
    const kept = store.read(name)
    return kept ? fromKept(kept) : { key: name, words: NO_WORDS }
  })
  const [discarding, setDiscarding] = useState(false)
  const [saved, setSaved] = useState<number>()
  const editing = useNoteEditing(start, ({ id }) => setSaved(id))
  const idle = useNavigation().state === 'idle'
  const isLeaving = useIsLeaving()
  useEffect(() => {
    // a link that was pressed meanwhile is followed
    if (saved !== undefined && idle && !isLeaving())
      void navigate(notePath(saved), { replace: true, state: { saved: true } })
  }, [saved, idle, isLeaving, navigate])
  return (
    <NotePage title={t('new')}>
      <NoteEditor editing={editing} onAnother={() => void navigate(newNotePath(newKey()))}>
        {editing.changed && (
          <LinkButton onClick={() => setDiscarding(true)}>
            <TrashIcon size="sm" />
            {t('delete.draft')}
          </LinkButton>
        )}
      </NoteEditor>
      <NamedPassages text={editing.words.text} title={t('passages')} />
      {discarding && (
        <DiscardDialog
          onClose={() => setDiscarding(false)}
          onConfirm={() => {
            editing.discard()
            void navigate(paths.list)
          }}
        />
      )}
    </NotePage>
  )
}
