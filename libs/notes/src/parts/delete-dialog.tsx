import { ApiError, notesApi } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { Button, Dialog, Notice, useToast } from '@atrio/ui'
import { useState } from 'react'
import { forgetNote } from '../data/notes.queries.ts'
import { useKeptStore } from '../kept/use-kept-notes.ts'

type Props = { noteId: number; title: string; onGone: () => void; onClose: () => void }

/** Asks for confirmation before a note and its unsaved text here are deleted for good. */
export function DeleteDialog({ noteId, title, onGone, onClose }: Props) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('notes')
  const toast = useToast()
  const store = useKeptStore()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const act = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await ctx.api.run(notesApi.remove, { noteId })
    } catch (error) {
      // already gone: the deletion is done
      if (!(error instanceof ApiError) || error.status !== 404) {
        setFailed(true)
        return setBusy(false)
      }
    }
    for (const kept of store.all()) if (kept.noteId === noteId) store.drop(kept.key)
    forgetNote(ctx, noteId)
    toast({ text: t('delete.done', { title }) })
    onGone()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('delete.title', { title })}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={() => void act()}>
            {t('delete.confirm')}
          </Button>
          <Button onClick={onClose}>{t('delete.keep')}</Button>
        </>
      }
    >
      <p>{t('delete.text')}</p>
      {failed && (
        <Notice kind="bad" live css={{ marginTop: 'var(--s4)' }}>
          {t('delete.failed')}
        </Notice>
      )}
    </Dialog>
  )
}
