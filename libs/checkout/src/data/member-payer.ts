import { accountApi, type CardGroup } from '@atrio/api-client'
import { personQueries, type FeatureContext } from '@atrio/tenant-core'

/** A paying member's ids: the platform account, and the account in this church. */
export type MemberIds = { account: number; clientAccount: number }

export type MemberPayer = {
  /** ISO 3166, of their address; null when unknown here: the server knows it. */
  country: string | null
  cards: readonly CardGroup[]
}

export async function loadMemberPayer(ctx: FeatureContext, ids: MemberIds): Promise<MemberPayer> {
  const queries = personQueries(ctx, ids.account)
  const [account, cards] = await Promise.all([
    ctx.queryClient.fetchQuery(queries.clientAccount).catch(() => undefined),
    // a card list that fails is empty (document 1 section 8)
    ctx.queryClient.fetchQuery(queries.cards(ids.clientAccount)).catch(() => []),
  ])
  return { country: account?.address?.country ?? null, cards }
}

/** A payment may have kept a card. */
export const forgetCards = ({ api, queryClient }: FeatureContext) => api.invalidate(queryClient, accountApi.cards)
