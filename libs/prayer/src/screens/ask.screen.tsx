import { useTranslation } from '@atrio/i18n'
import { Page, type FeatureContext } from '@atrio/tenant-core'
import { gutterCss, PageHeader } from '@atrio/ui'
import { useNavigate } from 'react-router'
import { motivesQuery } from '../data/prayer.queries.ts'
import { fetchRequestForm, LazyRequestForm } from '../forms/request-form.lazy.tsx'
import { paths } from '../paths.ts'

export const load = (ctx: FeatureContext) => {
  // on its way together with the page; a failure is for whoever waits for it
  void fetchRequestForm().catch(() => undefined)
  // without motives a request is taken nevertheless
  return ctx.queryClient.prefetchQuery(motivesQuery(ctx.api))
}

export default function AskScreen() {
  const { t } = useTranslation('prayer')
  const navigate = useNavigate()
  return (
    <Page title={t('ask.title')} noIndex>
      <PageHeader title={t('ask.title')} lead={t('ask.lead')} />
      <div css={[gutterCss, { paddingBottom: 'var(--section)', '& > *': { maxWidth: '36rem' } }]}>
        <LazyRequestForm onAsked={() => void navigate(paths.asked, { replace: true })} />
      </div>
    </Page>
  )
}
