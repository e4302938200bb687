import { useTranslation } from '@atrio/i18n'
import { Page, useTenant } from '@atrio/tenant-core'
import { CardGrid, gutterCss, PageHeader } from '@atrio/ui'
import { ChurchCard } from './church-card.tsx'
import { Congregations } from './congregations.tsx'

/** A church without an organisation: itself and its congregations. */
export function SingleChurch() {
  const { t } = useTranslation('content')
  const { church, visual } = useTenant()
  const own = { ...church, color: visual.color, hostname: null, distance: null }
  return (
    <Page title={t('churches.title')} description={church.description}>
      <PageHeader title={t('churches.title')} lead={t('churches.alone')} />
      {/* the congregations' section brings its own distance */}
      <div css={[gutterCss, { paddingBottom: 'var(--section)', '&:has(+ section)': { paddingBottom: 0 } }]}>
        <CardGrid>
          <li>
            <ChurchCard church={own} />
          </li>
        </CardGrid>
      </div>
      <Congregations />
    </Page>
  )
}
