import { useTranslation } from '@atrio/i18n'
import type { ListOrMap } from '@atrio/map'
import { Page, usePlace } from '@atrio/tenant-core'
import { CardGrid, EmptyState, gutterCss, NearMe, PageHeader } from '@atrio/ui'
import { useChurches, useChurchesNear, useOrganization } from '../data/churches.queries.ts'
import { ChurchCard } from './church-card.tsx'
import { ChurchesMap } from './churches-map.tsx'
import { ChurchesToggle } from './churches-toggle.tsx'

/** The churches of an organisation, nearest first once the person shares their place. */
export function OrganizationChurches({ slug, view }: { slug: string; view: ListOrMap }) {
  const { t } = useTranslation('content')
  const organization = useOrganization(slug)
  const all = useChurches(slug)
  const [place, ask] = usePlace()
  const near = useChurchesNear(slug, place.at)
  const churches = near.data ?? all
  const nearWords = {
    ask: t('churches.near'),
    locating: t('churches.locating'),
    first: t('churches.nearFirst'),
    denied: t('churches.denied'),
    failed: t('churches.nearFailed'),
  }
  const again = () => (near.isError ? void near.refetch() : ask())
  return (
    <Page title={t('churches.title')} description={organization.description ?? t('churches.lead')}>
      <PageHeader
        kicker={organization.name}
        title={t('churches.title')}
        lead={organization.description ?? t('churches.lead')}
      >
        {all.length > 1 && (
          <NearMe place={place.state} onAsk={again} sorting={near.isFetching} failed={near.isError} words={nearWords} />
        )}
      </PageHeader>
      <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
        {churches.length > 0 && <ChurchesToggle view={view} />}
        {churches.length > 0 && view === 'map' && <ChurchesMap churches={churches} here={place.at} />}
        {churches.length > 0 && view === 'list' && (
          <CardGrid>
            {churches.map((church) => (
              <li key={church.id}>
                <ChurchCard church={church} />
              </li>
            ))}
          </CardGrid>
        )}
        {churches.length === 0 && (
          <EmptyState heading="h2" seed="no-churches" title={t('churches.emptyTitle')} text={t('churches.emptyText')} />
        )}
      </div>
    </Page>
  )
}
