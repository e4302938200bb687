import { useTranslation } from '@atrio/i18n'
import { AppLink, failureOf, PersonPage, useLink, type FeatureContext } from '@atrio/tenant-core'
import { buttonCss, EmptyState, MoreItems, Rows, RowsSkeleton } from '@atrio/ui'
import { ownQuery, useOwn } from '../data/prayer.queries.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { OwnTag } from '../parts/own-state.tsx'
import { PrayerRow } from '../parts/prayer-row.tsx'
import { ownPrayerPath, paths } from '../paths.ts'

export const load = (ctx: FeatureContext) =>
  // the page shows a failure
  ctx.queryClient.prefetchInfiniteQuery(ownQuery(ctx.api))

/** The person's own requests, on the wall or not. */
export default function OwnListScreen() {
  const { t } = useTranslation('prayer')
  const wall = useLink('prayer.wall')
  const account = useLink('account.home')
  const query = useOwn()
  const { failed, busy, retry } = failureOf(query)
  const prayers = query.data?.pages.flatMap((page) => page.prayers)
  const ask = (
    <AppLink to={paths.ask} css={buttonCss('primary')}>
      {t('new')}
    </AppLink>
  )
  return (
    <PersonPage
      title={t('own.title')}
      lead={t('own.lead')}
      back={wall ? { to: wall, label: t('title') } : account ? { to: account, label: t('own.account') } : undefined}
      width="46rem"
      busy={busy}
    >
      {prayers && prayers.length > 0 && <p css={{ marginBottom: 'var(--s5)' }}>{ask}</p>}
      {!prayers && failed && <LoadFailed text={t('own.failed')} busy={busy} retry={retry} />}
      {!prayers && !failed && <RowsSkeleton rows={3} />}
      {prayers?.length === 0 && (
        <EmptyState heading="h2" seed="no-own-prayers" title={t('own.none')} text={t('own.noneText')} action={ask} />
      )}
      {prayers && prayers.length > 0 && (
        <Rows>
          {prayers.map((prayer) => (
            <PrayerRow
              key={prayer.id}
              prayer={prayer}
              to={ownPrayerPath(prayer.id)}
              link={t('own.open')}
              tag={<OwnTag wishes={prayer.wishes} />}
            />
          ))}
        </Rows>
      )}
      <MoreItems query={query} words={{ more: t('more'), failed: t('moreFailed'), retry: t('retry') }} />
    </PersonPage>
  )
}
