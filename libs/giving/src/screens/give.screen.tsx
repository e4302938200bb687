import { useTranslation } from '@atrio/i18n'
import { Page, useTenant, type FeatureContext } from '@atrio/tenant-core'
import { EmptyState, gutterCss, PageHeader } from '@atrio/ui'
import { reasonsQuery, useReasons } from '../data/giving.queries.ts'
import { BegunGift } from '../give/begun-gift.tsx'
import { GiftForm } from '../give/gift-form.lazy.tsx'

export const load = (ctx: FeatureContext) =>
  Promise.all([
    ctx.queryClient.fetchQuery(reasonsQuery(ctx.api)),
    // the form shows its own failure
    GiftForm.prefetch(ctx),
  ])

/** Giving: reasons and amounts. */
export default function GiveScreen() {
  const { t } = useTranslation('giving')
  const reasons = useReasons()
  const accepts = useTenant().paymentMethods.length > 0
  const empty = accepts ? 'none' : 'closed'
  return (
    <Page title={t('title')} description={t('lead')}>
      <PageHeader title={t('title')} lead={t('lead')} />
      {accepts && reasons.length > 0 ? (
        <BegunGift />
      ) : (
        <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
          <EmptyState heading="h2" seed="giving" title={t(`${empty}.title`)} text={t(`${empty}.text`)} />
        </div>
      )}
    </Page>
  )
}
