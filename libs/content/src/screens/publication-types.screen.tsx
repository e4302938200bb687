import { contentApi, type Api } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, useApi, type FeatureContext } from '@atrio/tenant-core'
import { linkCss, ListRow, Rows } from '@atrio/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ListPage } from '../parts/list-page.tsx'
import { publicationsPath } from '../page-paths.ts'
import { paths } from '../paths.ts'

const query = (api: Api) => api.q(contentApi.publicationTypes, {})

export const load = (ctx: FeatureContext) => ctx.queryClient.fetchQuery(query(ctx.api))

/** The types of publications, each linked to its list. */
export default function PublicationTypesScreen() {
  const { t } = useTranslation('content')
  const { data: types } = useSuspenseQuery(query(useApi()))
  return (
    <ListPage
      title={t('publications.title')}
      lead={t('publications.lead')}
      search={{
        label: t('search.publications'),
        action: paths.publications,
        term: '',
        clearTo: paths.publications,
        count: 0,
      }}
      empty={types.length === 0}
      none={{ title: t('publications.none.title'), text: t('publications.none.text'), seed: 'no-publications' }}
    >
      <Rows>
        {types.map(({ slug, name, description }) => (
          <ListRow
            key={slug}
            title={name}
            meta={description}
            link={(words) => <AppLink to={publicationsPath(slug)}>{words}</AppLink>}
          />
        ))}
      </Rows>
      <p css={{ marginTop: 'var(--s5)' }}>
        <AppLink to={publicationsPath()} css={linkCss}>
          {t('publications.all')}
        </AppLink>
      </p>
    </ListPage>
  )
}
