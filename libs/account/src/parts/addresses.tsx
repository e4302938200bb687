import { ownDataApi, type ClientAccount, type SavedAddress } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { postalLines, useFeatureContext } from '@atrio/tenant-core'
import {
  Button,
  IconButton,
  ListRow,
  PencilIcon,
  Row,
  Rows,
  RowsSkeleton,
  Stack,
  Tag,
  TrashIcon,
  useFocusBack,
  useToast,
} from '@atrio/ui'
import { useState } from 'react'
import { forgetOwnData, useAddresses } from '../data/own-data.queries.ts'
import { AddressForm } from '../forms/own-forms.lazy.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { LoadFailed } from './load-failed.tsx'

type Editing = SavedAddress | 'new' | null

/** A person's addresses: the list, replaced by a form while one is added or changed. */
export function Addresses({ account }: { account: ClientAccount }) {
  const { t } = useTranslation('ownPages')
  const ctx = useFeatureContext()
  const toast = useToast()
  const { addresses, failed, busy, retry } = useAddresses(account.church.id)
  const [editing, setEditing] = useState<Editing>(null)
  const [leaving, setLeaving] = useState<SavedAddress | null>(null)
  const [add, backToList] = useFocusBack()

  if (editing !== null) {
    return (
      <AddressForm
        account={account}
        address={editing === 'new' ? undefined : editing}
        others={(addresses ?? []).some((other) => other !== editing)}
        onDone={(saved) => {
          setEditing(null)
          if (saved) toast({ text: t('addresses.saved') })
          backToList()
        }}
      />
    )
  }
  const remove = async ({ id }: SavedAddress) => {
    const of = { churchId: account.church.id, clientAccountId: account.id, addressId: id }
    await ctx.api.run(ownDataApi.removeAddress, of)
    await forgetOwnData(ctx)
    setLeaving(null)
    toast({ text: t('addresses.deleted') })
    backToList()
  }
  return (
    <Stack>
      {failed && <LoadFailed busy={busy} retry={retry} />}
      {!addresses && !failed && <RowsSkeleton rows={2} />}
      {addresses?.length === 0 && <p css={{ color: 'var(--muted)' }}>{t('addresses.none')}</p>}
      {addresses && addresses.length > 0 && (
        <Rows css={{ width: '100%' }}>
          {addresses.map((address) => {
            const [street = address.country, ...rest] = postalLines(address)
            return (
              <ListRow
                key={address.id}
                title={street}
                meta={rest.join(' · ')}
                tag={address.main && <Tag>{t('addresses.main')}</Tag>}
                trailing={
                  <Row gap={1}>
                    <IconButton label={t('addresses.change', { street })} onClick={() => setEditing(address)}>
                      <PencilIcon />
                    </IconButton>
                    <IconButton label={t('addresses.delete', { street })} onClick={() => setLeaving(address)}>
                      <TrashIcon />
                    </IconButton>
                  </Row>
                }
              />
            )
          })}
        </Rows>
      )}
      <div ref={add}>
        <Button onClick={() => setEditing('new')}>{t('addresses.add')}</Button>
      </div>
      {leaving && (
        <DeleteDialog
          title={t('addresses.deleteTitle')}
          confirm={t('own.delete')}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          {postalLines(leaving).join(' · ')}
        </DeleteDialog>
      )}
    </Stack>
  )
}
