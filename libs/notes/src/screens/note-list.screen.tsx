import { useTranslation } from '@atrio/i18n'
import {
  AppLink,
  KeptNotice,
  parseRouteId,
  PersonPage,
  useFeatureContext,
  type FeatureContext,
} from '@atrio/tenant-core'
import { buttonCss, EmptyState, FailedNotice, Notice, PlusIcon, Rows, RowsSkeleton, Stack } from '@atrio/ui'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { loadNotes, notesQuery, useNotes } from '../data/notes.queries.ts'
import { useKeptNotes } from '../kept/use-kept-notes.ts'
import { findNotes } from '../model/find-notes.ts'
import { listedNotes } from '../model/listed-notes.ts'
import { DeleteDialog } from '../parts/delete-dialog.tsx'
import { NoteRow } from '../parts/note-row.tsx'
import { NoteSearch } from '../parts/note-search.tsx'
import { notePath, paths } from '../paths.ts'

// the page shows a failure
export const load = (ctx: FeatureContext) => loadNotes(ctx)

/** A person's own notes; at the address of deletion a dialog asks for confirmation. */
export default function NoteListScreen() {
  const { t } = useTranslation('notes')
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  const { notes, failed, busy, answeredAt, retry } = useNotes()
  const kept = useKeptNotes(answeredAt)
  const [term, setTerm] = useState('')
  const { noteId } = useParams()
  const deleting = parseRouteId(noteId)
  const leaving = notes?.find(({ id }) => id === deleting)
  const all = listedNotes(notes ?? [], kept)
  const found = findNotes(all, term)
  const searching = term.trim() !== ''
  return (
    <PersonPage title={t('title')} lead={t('lead')} width="44rem">
      <Stack gap={6}>
        <AppLink to={paths.new} css={buttonCss('primary', 'big')}>
          <PlusIcon size="sm" />
          {t('new')}
        </AppLink>
        <KeptNotice query={notesQuery(ctx)} text={(when) => t('keptAsOf', when)} />
        {failed && (
          <FailedNotice retry={{ label: t('retry'), onRetry: retry, busy }}>
            {t('failed')} {kept.length > 0 && t('failedKept')}
          </FailedNotice>
        )}
        {deleting !== undefined && notes && !leaving && <Notice>{t('delete.gone')}</Notice>}
        {all.length > 0 && <NoteSearch term={term} onTerm={setTerm} />}
      </Stack>
      <p role="status" css={{ color: 'var(--muted)', minHeight: '1.5em', marginBlock: 'var(--s4)' }}>
        {searching &&
          (found.length > 0 ? t('search.found', { count: found.length }) : t('search.none', { term: term.trim() }))}
      </p>
      {!notes && !failed && <RowsSkeleton />}
      {notes && all.length === 0 && (
        <EmptyState heading="h2" seed="no-notes" title={t('none.title')} text={t('none.text')} />
      )}
      {found.length > 0 && (
        <Rows>
          {found.map((note) => (
            <NoteRow key={note.key} note={note} />
          ))}
        </Rows>
      )}
      {leaving && (
        <DeleteDialog
          noteId={leaving.id}
          title={leaving.title}
          onGone={() => void navigate(paths.list, { replace: true })}
          onClose={() => void navigate(notePath(leaving.id), { replace: true })}
        />
      )}
    </PersonPage>
  )
}
