import { ApiError, notesApi } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { ConfirmDialog, useToast } from '@atrio/ui'
import { forgetNote } from '../data/notes.queries.ts'
import { useKeptStore } from '../kept/use-kept-notes.ts'

type Props = { noteId: number; title: string; onGone: () => void; onClose: () => void }

/** Asks for confirmation before a note and its unsaved text here are deleted for good. */
export function DeleteDialog({ noteId, title, onGone, onClose }: Props) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('notes')
  const toast = useToast()
  const store = useKeptStore()
  const remove = async () => {
    try {
      await ctx.api.run(notesApi.remove, { noteId })
    } catch (error) {
      // already gone: the deletion is done
      if (!(error instanceof ApiError) || error.status !== 404) throw error
    }
    for (const kept of store.all()) if (kept.noteId === noteId) store.drop(kept.key)
    forgetNote(ctx, noteId)
    toast({ text: t('delete.done', { title }) })
    onGone()
  }
  return (
    <ConfirmDialog
      danger
      title={t('delete.title', { title })}
      confirm={t('delete.confirm')}
      cancel={t('delete.keep')}
      onConfirm={remove}
      onClose={onClose}
      failure={() => t('delete.failed')}
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  )
}
