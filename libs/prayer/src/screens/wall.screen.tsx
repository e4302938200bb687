import { NOBODY } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, Page, useViewer, type FeatureContext } from '@atrio/tenant-core'
import { buttonCss, EmptyState, gutterCss, media, MoreItems, PageHeader, Row, Rows } from '@atrio/ui'
import { css } from '@emotion/react'
import { useWall, wallPagesQuery } from '../data/prayer.queries.ts'
import { PrayerRow } from '../parts/prayer-row.tsx'
import { paths, prayerPath } from '../paths.ts'

export const load = (ctx: FeatureContext) => ctx.queryClient.fetchInfiniteQuery(wallPagesQuery(ctx.api))

const body = css(gutterCss, {
  paddingBottom: 'var(--section)',
  '& > *': { maxWidth: '46rem' },
  [media.tabletBigUp]: { marginInlineStart: '20rem' },
})

/** The public requests, newest first. */
export default function WallScreen() {
  const { t } = useTranslation('prayer')
  const query = useWall()
  const signedIn = useViewer() !== NOBODY
  const prayers = query.data.pages.flatMap((page) => page.prayers)
  const ask = (
    <AppLink to={paths.ask} css={buttonCss('primary')}>
      {t('new')}
    </AppLink>
  )
  return (
    <Page title={t('title')} description={t('lead')}>
      <PageHeader title={t('title')} lead={t('lead')}>
        {prayers.length > 0 && (
          <Row>
            {ask}
            {signedIn && (
              <AppLink to={paths.own} css={buttonCss()}>
                {t('own.title')}
              </AppLink>
            )}
          </Row>
        )}
      </PageHeader>
      <div css={body}>
        {prayers.length === 0 ? (
          <EmptyState heading="h2" seed="no-prayers" title={t('none.title')} text={t('none.text')} action={ask} />
        ) : (
          <Rows>
            {prayers.map((prayer) => (
              <PrayerRow
                key={prayer.id}
                prayer={prayer}
                to={prayerPath(prayer.id)}
                link={prayer.name === null ? t('prayForIt') : t('pray', { name: prayer.name })}
              />
            ))}
          </Rows>
        )}
        <MoreItems query={query} words={{ more: t('more'), failed: t('moreFailed'), retry: t('retry') }} />
      </div>
    </Page>
  )
}
