import { loadMapWords } from '@atrio/map'
import { useChurch, type FeatureContext } from '@atrio/tenant-core'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { churchesQuery, congregationsQuery, organizationQuery } from '../data/churches.queries.ts'
import { readChurchesView } from '../model/churches-view.ts'
import { SingleChurch } from '../parts/single-church.tsx'
import { OrganizationChurches } from '../parts/organization-churches.tsx'

export async function load(
  { api, config, i18n, queryClient, tenant }: FeatureContext,
  { request }: LoaderFunctionArgs,
): Promise<void> {
  const view = readChurchesView(new URL(request.url).searchParams)
  const slug = tenant.church.organizationSlug
  await Promise.all([
    ...(slug
      ? [queryClient.fetchQuery(churchesQuery(api, slug)), queryClient.fetchQuery(organizationQuery(api, slug))]
      : [queryClient.fetchQuery(congregationsQuery(api))]),
    view === 'map' && config.mapTiles ? loadMapWords(i18n) : undefined,
  ])
}

export default function ChurchesScreen() {
  const { organizationSlug } = useChurch()
  const view = readChurchesView(useSearchParams()[0])
  return organizationSlug ? <OrganizationChurches slug={organizationSlug} view={view} /> : <SingleChurch view={view} />
}
