import { useChurch, type FeatureContext } from '@atrio/tenant-core'
import { churchesQuery, congregationsQuery, organizationQuery } from '../data/churches.queries.ts'
import { SingleChurch } from '../parts/single-church.tsx'
import { OrganizationChurches } from '../parts/organization-churches.tsx'

export function load({ api, queryClient, tenant }: FeatureContext): Promise<unknown> {
  const slug = tenant.church.organizationSlug
  if (!slug) return queryClient.fetchQuery(congregationsQuery(api))
  return Promise.all([
    queryClient.fetchQuery(churchesQuery(api, slug)),
    queryClient.fetchQuery(organizationQuery(api, slug)),
  ])
}

export default function ChurchesScreen() {
  const { organizationSlug } = useChurch()
  return organizationSlug ? <OrganizationChurches slug={organizationSlug} /> : <SingleChurch />
}
