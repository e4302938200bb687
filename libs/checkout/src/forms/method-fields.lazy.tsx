import { useTranslation } from '@atrio/i18n'
import { lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import { Button, Notice } from '@atrio/ui'
import { BankSkeleton, CardSkeleton } from './fields-skeleton.tsx'

/** The fields of a method load when it is chosen: the rest of the form is kept when their code does not come. */
export const CardFields = lazyForm({
  name: 'checkout.card',
  load: async () => (await import('./card-fields.tsx')).CardFields,
  loading: ({ saved, holderDocuments, plans, plansPending, maySave }) => (
    <CardSkeleton
      saved={saved.length}
      holderDocuments={holderDocuments}
      installments={plansPending || plans.length > 1}
      maySave={maySave === true}
    />
  ),
  failed: Failed,
})

export const BankFields = lazyForm({
  name: 'checkout.bank',
  load: async () => (await import('./bank-fields.tsx')).BankFields,
  loading: <BankSkeleton />,
  failed: Failed,
})

/** As `FailedNotice` looks, whose file would take a paid order over its budget (80.2 of 80 kB). */
function Failed({ busy, retry }: LazyFormFailedProps) {
  const { t } = useTranslation('checkout')
  return (
    <Notice kind="bad" live>
      {t('failed.fields')}
      <p css={{ marginTop: 'var(--s3)' }}>
        <Button busy={busy} onClick={retry}>
          {t('failed.retry')}
        </Button>
      </p>
    </Notice>
  )
}
