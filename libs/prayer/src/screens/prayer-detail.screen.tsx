import { ApiError, NOBODY } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { BackLink, Page, requireRouteId, useLink, useRouteId, useViewer, type FeatureContext } from '@atrio/tenant-core'
import { gutterCss, LineSkeleton, MoreItems, PageHeader } from '@atrio/ui'
import { useLocation, type LoaderFunctionArgs } from 'react-router'
import { prayerQuery, usePrayer } from '../data/prayer.queries.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { PrayerView } from '../parts/prayer-view.tsx'
import { paths } from '../paths.ts'

/** Awaits a request. Server failures are shown by the screen, with a retry; all else by the route. */
async function loadPrayer(ctx: FeatureContext, id: number) {
  try {
    await ctx.queryClient.fetchInfiniteQuery(prayerQuery(ctx.api, id))
  } catch (error) {
    const refused = error instanceof ApiError && error.kind === 'refused' && error.status >= 500
    if (!refused || ctx.onServer) throw error
  }
}

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  loadPrayer(ctx, requireRouteId(params['prayerId']))

/** A request of the wall; under the account's address, one of the person's own. */
export default function PrayerDetailScreen() {
  const { t } = useTranslation('prayer')
  const id = useRouteId('prayerId')
  const isOwn = useLocation().pathname.startsWith(paths.own)
  const wall = useLink('prayer.wall')
  const back = isOwn ? paths.own : wall
  const query = usePrayer(id)
  const signedIn = useViewer() !== NOBODY
  const { prayer, messages } = query
  const title = prayer?.name ? t('detail.title', { name: prayer.name }) : t('detail.nobodys')
  return (
    <Page title={title} description={prayer?.text ?? null} noIndex={isOwn || !prayer || prayer.wishes !== null}>
      {back && <BackLink to={back} label={t(isOwn ? 'own.title' : 'title')} />}
      {prayer ? (
        <PrayerView
          prayer={prayer}
          messages={messages}
          signedIn={signedIn}
          more={
            <MoreItems query={query} words={{ more: t('message.more'), failed: t('moreFailed'), retry: t('retry') }} />
          }
        />
      ) : (
        <>
          <PageHeader title={t('detail.nobodys')} />
          <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
            {query.failed ? (
              <LoadFailed text={t(query.missing ? 'detail.gone' : 'failed')} busy={query.busy} retry={query.retry} />
            ) : (
              <LineSkeleton lines={4} />
            )}
          </div>
        </>
      )}
    </Page>
  )
}
