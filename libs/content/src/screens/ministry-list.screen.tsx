import { contentApi, type Api } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useApi, type FeatureContext } from '@atrio/tenant-core'
import { CardGrid } from '@atrio/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ListPage } from '../parts/list-page.tsx'
import { WritingCard } from '../parts/writing-card.tsx'
import { ministryPath } from '../page-paths.ts'

const query = (api: Api) => api.q(contentApi.ministries, {})

export const load = (ctx: FeatureContext) => ctx.queryClient.fetchQuery(query(ctx.api))

export default function MinistryListScreen() {
  const { t } = useTranslation('content')
  const { data: ministries } = useSuspenseQuery(query(useApi()))
  return (
    <ListPage
      title={t('ministries.title')}
      lead={t('ministries.lead')}
      empty={ministries.length === 0}
      none={{ title: t('ministries.none.title'), text: t('ministries.none.text'), seed: 'no-ministries' }}
    >
      <CardGrid>
        {ministries.map(({ id, name, image, summary }) => (
          <li key={id}>
            <WritingCard to={ministryPath(id)} title={name} image={image} seed={`ministry-${id}`} text={summary} />
          </li>
        ))}
      </CardGrid>
    </ListPage>
  )
}
