import { useOrderDraft } from '@atrio/checkout'
import { useTranslation } from '@atrio/i18n'
import { parseRouteId, useFeatureContext } from '@atrio/tenant-core'
import { ErrorState, gutterCss, RowsSkeleton } from '@atrio/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { giftFormQuery } from '../data/gift-form.query.ts'
import { useReasons } from '../data/giving.queries.ts'
import type { GiftPayload } from '../model/gift.ts'

/** Loads the gift form's code and data; shows a skeleton, or an error with a retry, meanwhile. */
export function GiftFormLoader() {
  const { t } = useTranslation('giving')
  const form = useQuery(giftFormQuery(useFeatureContext()))
  const reasons = useReasons()
  const [search] = useSearchParams()
  // a gift that is about to be paid is restored when the person goes back
  const draft = useOrderDraft<GiftPayload>('gift')
  if (!form.data)
    return (
      <div css={[gutterCss, { minHeight: '60vh' }]} aria-busy={!form.isError}>
        {form.isError ? (
          <ErrorState
            heading="h2"
            title={t('failed.title')}
            text={t('failed.text')}
            retry={{ label: t('failed.retry'), onRetry: () => void form.refetch(), busy: form.isFetching }}
          />
        ) : (
          <RowsSkeleton rows={4} />
        )}
      </div>
    )
  const { GiftForm } = form.data
  return (
    <GiftForm
      key={draft ? JSON.stringify(draft.payload) : 'new'}
      reasons={reasons}
      payload={draft?.payload}
      reasonId={parseRouteId(search.get('reason') ?? undefined)}
    />
  )
}
