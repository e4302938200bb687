import { accountApi, type Api, type OfAccount } from '@atrio/api-client'
import type { FeatureContext } from '../feature/feature-context.ts'

/** The queries of a signed-in person; the organisation's variants when the church belongs to one. */
export function personQueries({ api, tenant }: { api: Api; tenant: FeatureContext['tenant'] }, accountId: number) {
  const { organizationSlug } = tenant.church
  const of: OfAccount = { accountId, ...(organizationSlug !== null && { organization: organizationSlug }) }
  return {
    account: api.q(accountApi.me, {}),
    clientAccount: api.q(accountApi.clientAccount, of),
    documents: api.q(accountApi.documents, of),
    roles: api.q(accountApi.roles, of),
    /** Keyed by the account in the church. */
    cards: (clientAccountId: number) => api.q(accountApi.cards, { clientAccountId }),
  }
}
