import { PersonPage, requireRouteId, useRouteId, type FeatureContext } from '@atrio/tenant-core'
import { LineSkeleton, Notice, useToast } from '@atrio/ui'
import { useNavigate, type LoaderFunctionArgs } from 'react-router'
import { motivesQuery, prayerQuery, usePrayer } from '../data/prayer.queries.ts'
import { RequestForm } from '../forms/request-form.lazy.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { usePrayerWords } from '../parts/use-prayer-words.ts'
import { ownPrayerPath, paths } from '../paths.ts'

// the page shows a failure
export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  Promise.all([
    ctx.queryClient.prefetchInfiniteQuery(prayerQuery(ctx.api, requireRouteId(params['prayerId']))),
    ctx.queryClient.prefetchQuery(motivesQuery(ctx.api)),
    RequestForm.prefetch(ctx),
  ])

/** Changes one's own request. */
export default function ChangeScreen() {
  const { t } = usePrayerWords()
  const id = useRouteId('prayerId')
  const navigate = useNavigate()
  const toast = useToast()
  const query = usePrayer(id)
  const { prayer } = query
  const isOther = query.missing || (prayer && !prayer.wishes && !query.isPlaceholderData)
  return (
    <PersonPage
      title={t('change.title')}
      lead={t('change.lead')}
      back={prayer?.wishes ? { to: ownPrayerPath(id), label: t('own.open') } : { to: paths.own, label: t('own.title') }}
      width="40rem"
    >
      {prayer?.wishes && (
        <RequestForm
          prayer={prayer}
          onAsked={({ inReview }) => {
            toast({ text: t(inReview ? 'change.inReview' : 'change.done') })
            void navigate(ownPrayerPath(id), { replace: true })
          }}
        />
      )}
      {isOther && <Notice>{t(query.missing ? 'detail.gone' : 'change.notYours')}</Notice>}
      {query.failed && !query.missing && <LoadFailed text={t('failed')} busy={query.busy} retry={query.retry} />}
      {query.loading && <LineSkeleton lines={4} />}
    </PersonPage>
  )
}
