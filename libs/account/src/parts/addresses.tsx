import { ownDataApi, type ClientAccount, type SavedAddress } from '@atrio/api-client'
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
  Tag,
  TrashIcon,
  useToast,
} from '@atrio/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { forgetOwnData, useAddresses } from '../data/own-data.queries.ts'
import { addressLines } from '../model/address-lines.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { ListFailed } from './list-failed.tsx'
import { StepSkeleton } from './step-skeleton.tsx'

const AddressForm = lazy(() => import('../forms/address-form.tsx').then((module) => ({ default: module.AddressForm })))

type Editing = SavedAddress | 'new' | null

/** A person's addresses: the list, replaced by a form while one is added or changed. */
export function Addresses({ account }: { account: ClientAccount }) {
  const { t } = useTranslation('ownPages')
  const ctx = useFeatureContext()
  const toast = useToast()
  const { addresses, failed, busy, retry } = useAddresses(account.church.id)
  const [editing, setEditing] = useState<Editing>(null)
  const [leaving, setLeaving] = useState<SavedAddress | null>(null)
  const add = useRef<HTMLDivElement>(null)
  const backToList = () => requestAnimationFrame(() => add.current?.querySelector('button')?.focus())

  if (editing !== null) {
    return (
      <Suspense fallback={<StepSkeleton label={t('own.loading')} />}>
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
      </Suspense>
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
      {failed && <ListFailed busy={busy} retry={retry} />}
      {!addresses && !failed && <RowsSkeleton rows={2} />}
      {addresses?.length === 0 && <p css={{ color: 'var(--muted)' }}>{t('addresses.none')}</p>}
      {addresses && addresses.length > 0 && (
        <Rows css={{ width: '100%' }}>
          {addresses.map((address) => {
            const { street, rest } = addressLines(address)
            return (
              <ListRow
                key={address.id}
                title={street}
                meta={rest}
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
          {Object.values(addressLines(leaving)).filter(Boolean).join(' · ')}
        </DeleteDialog>
      )}
    </Stack>
  )
}
