import type { SetList } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { Button, ConfirmDialog, Dialog, PencilIcon, Row, TrashIcon } from '@atrio/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ownPaths } from '../../paths.ts'
import { useSaveSetList } from '../data/use-save-set-list.ts'
import { SetListForm } from '../forms/set-list-form.lazy.tsx'
import { useRefusal } from './use-refusal.ts'

/** Renames a set list, and deletes it after a question. */
export function SetListTools({ list }: { list: SetList }) {
  const { t } = useTranslation('ownSongs')
  const navigate = useNavigate()
  const refusal = useRefusal()
  const { change, remove } = useSaveSetList()
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null)
  const close = () => setAsked(null)
  return (
    <Row>
      <Button onClick={() => setAsked('edit')}>
        <PencilIcon size="sm" />
        {t('list.edit')}
      </Button>
      <Button onClick={() => setAsked('delete')}>
        <TrashIcon size="sm" />
        {t('list.delete')}
      </Button>
      <Dialog open={asked === 'edit'} onClose={close} title={t('list.editTitle')}>
        <SetListForm
          list={list}
          onSave={async (words) => {
            await change(list, (newest) => ({ ...newest, ...words }))
            close()
          }}
          onCancel={close}
        />
      </Dialog>
      <ConfirmDialog
        danger
        open={asked === 'delete'}
        onClose={close}
        title={t('list.ask', { name: list.name })}
        confirm={t('list.yes')}
        cancel={t('cancel')}
        // left before it is gone, since its page has nothing to show then
        onConfirm={async () => {
          await remove(list, () => navigate(ownPaths.setLists, { replace: true }))
        }}
        failure={refusal}
      >
        <p>{t('list.askText')}</p>
      </ConfirmDialog>
    </Row>
  )
}
