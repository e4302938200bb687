import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import { linkCss } from '@atrio/ui'
import { useState } from 'react'
import { fromKept, type HeldNote } from '../editing/held-note.ts'
import { NoteEditor } from '../editing/note-editor.tsx'
import { useNoteEditing } from '../editing/use-note-editing.ts'
import { newKey } from '../kept/kept-notes.ts'
import { useKeptStore } from '../kept/use-kept-notes.ts'
import { paths } from '../paths.ts'

type Props = {
  /** What the note is about: its unsaved text is restored. */
  about: string
  /** The title that a new note starts with. */
  given: string
}

/** A note about the current broadcast; after it is saved another can be started. */
export function LiveNote(props: Props) {
  const [count, setCount] = useState(0)
  return <OneLiveNote key={`${props.about} ${count}`} {...props} onAnother={() => setCount(count + 1)} />
}

function OneLiveNote({ about, given, onAnother }: Props & { onAnother: () => void }) {
  const { t } = useTranslation('notes')
  const store = useKeptStore()
  const [start] = useState<HeldNote>(() => {
    const kept = store.all().find((one) => one.about === about)
    if (kept) return { ...fromKept(kept), givenTitle: given }
    return { key: newKey(), about, givenTitle: given, words: { title: given, text: '' } }
  })
  const editing = useNoteEditing(start)
  return (
    <NoteEditor editing={editing} compact onAnother={onAnother}>
      <AppLink to={paths.list} css={linkCss}>
        {t('live.all')}
      </AppLink>
    </NoteEditor>
  )
}
