import { contentApi, type Api } from '@atrio/api-client'
import { isSlug, termOf, useApi, type FeatureContext } from '@atrio/tenant-core'
import { Rows } from '@atrio/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { useList } from '../data/lists.ts'
import { useWritingWords } from '../data/use-writing-words.ts'
import { DatedRow } from '../parts/dated-row.tsx'
import { FilterLinks } from '../parts/filter-links.tsx'
import { ListPage } from '../parts/list-page.tsx'
import { publicationPath, publicationsPath } from '../page-paths.ts'
import { paths } from '../paths.ts'

const typesQuery = (api: Api) => api.q(contentApi.publicationTypes, {})

/** An invalid type is ignored. */
const filterOf = (query: URLSearchParams): { type?: string; search?: string } => {
  const type = query.get('type') ?? undefined
  const search = termOf(query)
  return { ...(isSlug(type) && { type }), ...(search && { search }) }
}

export const load = (ctx: FeatureContext, { request }: LoaderFunctionArgs) =>
  Promise.all([
    ctx.queryClient.fetchQuery(typesQuery(ctx.api)),
    ctx.queryClient.fetchInfiniteQuery(
      ctx.api.pages(contentApi.publications, filterOf(new URL(request.url).searchParams)),
    ),
  ])

export default function PublicationListScreen() {
  const { t, by } = useWritingWords()
  const filter = filterOf(useSearchParams()[0])
  const { data: types } = useSuspenseQuery(typesQuery(useApi()))
  const { items, more } = useList(contentApi.publications, filter)
  const current = types.find(({ slug }) => slug === filter.type)
  return (
    <ListPage
      title={current?.name ?? t('publications.title')}
      lead={current?.description ?? t('publications.lead')}
      filters={
        types.length > 0 && (
          <FilterLinks
            label={t('publications.types')}
            links={[
              {
                to: publicationsPath(undefined, filter.search),
                name: t('publications.all'),
                current: filter.type === undefined,
              },
              ...types.map(({ slug, name }) => ({
                to: publicationsPath(slug, filter.search),
                name,
                current: slug === filter.type,
              })),
            ]}
          />
        )
      }
      search={{
        label: t('search.publications'),
        action: paths.publications,
        term: filter.search ?? '',
        kept: filter.type === undefined ? {} : { type: filter.type },
        clearTo: publicationsPath(filter.type),
        count: items.length,
      }}
      empty={items.length === 0}
      none={{ title: t('publications.none.title'), text: t('publications.none.text'), seed: 'no-publications' }}
      more={more}
    >
      <Rows>
        {items.map((one) => (
          <DatedRow
            key={one.id}
            to={publicationPath(one.slug)}
            title={one.title}
            date={one.publishedAt}
            facts={[filter.type === undefined ? one.type.name : null, by(one)]}
          />
        ))}
      </Rows>
    </ListPage>
  )
}
