import { childrenApi, type Child, type ClientAccount } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import {
  Button,
  IconButton,
  ListRow,
  PencilIcon,
  Row,
  Rows,
  RowsSkeleton,
  Stack,
  TrashIcon,
  useFocusBack,
  useToast,
} from '@atrio/ui'
import { useState } from 'react'
import { forgetChildren, useChildren } from '../data/children.queries.ts'
import { ChildForm } from '../forms/own-forms.lazy.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { LoadFailed } from './load-failed.tsx'
import { useChildWords } from './use-child-words.ts'

/** A person's children: the list, replaced by a form while one is added or changed. */
export function Children({ account }: { account: ClientAccount }) {
  const { t } = useTranslation('ownPages')
  const ctx = useFeatureContext()
  const toast = useToast()
  const words = useChildWords()
  const { children, failed, busy, retry } = useChildren(account.church.id)
  const [editing, setEditing] = useState<Child | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Child | null>(null)
  const [add, backToList] = useFocusBack()

  if (editing !== null) {
    return (
      <ChildForm
        account={account}
        child={editing === 'new' ? undefined : editing}
        onDone={(saved) => {
          setEditing(null)
          if (saved) toast({ text: t('children.saved') })
          backToList()
        }}
      />
    )
  }
  const remove = async ({ id }: Child) => {
    const of = { churchId: account.church.id, clientAccountId: account.id, childId: id }
    await ctx.api.run(childrenApi.remove, of)
    await forgetChildren(ctx)
    setLeaving(null)
    toast({ text: t('children.deleted') })
    backToList()
  }
  return (
    <Stack>
      {failed && <LoadFailed busy={busy} retry={retry} />}
      {!children && !failed && <RowsSkeleton rows={2} />}
      {children?.length === 0 && <p css={{ color: 'var(--muted)' }}>{t('children.none')}</p>}
      {children && children.length > 0 && (
        <Rows css={{ width: '100%' }}>
          {children.map((child) => (
            <ListRow
              key={child.id}
              title={child.name}
              meta={words(child)}
              trailing={
                <Row gap={1}>
                  <IconButton label={t('children.change', { name: child.name })} onClick={() => setEditing(child)}>
                    <PencilIcon />
                  </IconButton>
                  <IconButton label={t('children.delete', { name: child.name })} onClick={() => setLeaving(child)}>
                    <TrashIcon />
                  </IconButton>
                </Row>
              }
            />
          ))}
        </Rows>
      )}
      <div ref={add}>
        <Button onClick={() => setEditing('new')}>{t('children.add')}</Button>
      </div>
      {leaving && (
        <DeleteDialog
          title={t('children.deleteTitle', { name: leaving.name })}
          confirm={t('own.delete')}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          {t('children.deleteText')}
        </DeleteDialog>
      )}
    </Stack>
  )
}
