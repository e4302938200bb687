import { useTranslation } from '@atrio/i18n'
import type { ListOrMap } from '@atrio/map'
import { Page, useTenant } from '@atrio/tenant-core'
import { CardGrid, gutterCss, PageHeader } from '@atrio/ui'
import { useCongregations } from '../data/churches.queries.ts'
import { ChurchCard } from './church-card.tsx'
import { ChurchesToggle } from './churches-toggle.tsx'
import { Congregations } from './congregations.tsx'
import { CongregationsMap } from './congregations-map.tsx'

/** A church without an organisation: itself and its congregations, on a map as well where these have a place. */
export function SingleChurch({ view }: { view: ListOrMap }) {
  const { t } = useTranslation('content')
  const { church, visual } = useTenant()
  const congregations = useCongregations().data ?? []
  const hasMap = congregations.some(({ location }) => location !== null)
  const own = { ...church, color: visual.color, hostname: null, distance: null }
  return (
    <Page title={t('churches.title')} description={church.description}>
      <PageHeader title={t('churches.title')} lead={t('churches.alone')} />
      {/* the congregations' section brings its own distance */}
      <div css={[gutterCss, { paddingBottom: 'var(--section)', '&:has(+ section)': { paddingBottom: 0 } }]}>
        {hasMap && <ChurchesToggle view={view} />}
        {hasMap && view === 'map' ? (
          <CongregationsMap congregations={congregations} />
        ) : (
          <CardGrid>
            <li>
              <ChurchCard church={own} />
            </li>
          </CardGrid>
        )}
      </div>
      {!(hasMap && view === 'map') && <Congregations />}
    </Page>
  )
}
