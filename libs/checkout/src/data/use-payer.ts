import type { CardGroup } from '@atrio/api-client'
import { countryOfChurch, personQueries, sessionAtom, useFeatureContext, type Session } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { isExpired } from '../model/card.ts'
import { gatewayOf } from '../model/methods.ts'
import { useToday } from '../parts/use-today.ts'

export type Payer = {
  /** Undefined for a guest, who says it. */
  member: { name: string; email: string } | undefined
  /** ISO 3166: a member's address's, else the church's. */
  country: string
  /** The church's own. */
  churchCountry: string
  cards: readonly CardGroup[]
  /** Of the gateway that this church's cards go through, and still good. */
  firstCardId: number | undefined
}

const IDS_OF_NOBODY = { account: 0, clientAccount: 0 }
const idsOf = ({ account, clientAccount }: Session) =>
  account && clientAccount ? { account: account.id, clientAccount: clientAccount.id } : undefined

/** Who pays; undefined while a member's data is on its way. What fails to come is asked of nobody: the server knows it. */
export function usePayer(): Payer | undefined {
  const ctx = useFeatureContext()
  const session = useAtomValue(sessionAtom)
  const today = useToday()
  const { church, paymentMethods } = ctx.tenant
  const ids = idsOf(session)
  const of = ids ?? IDS_OF_NOBODY
  const queries = personQueries(ctx, of.account)
  const account = useQuery({ ...queries.clientAccount, enabled: ids !== undefined })
  // a card list that fails is empty (document 1 section 8)
  const cards = useQuery({ ...queries.cards(of.clientAccount), enabled: ids !== undefined })
  const churchCountry = countryOfChurch(church)
  if (!ids) return { member: undefined, country: churchCountry, churchCountry, cards: [], firstCardId: undefined }
  if (account.isPending || cards.isPending) return undefined
  const gateway = gatewayOf('card', paymentMethods)
  const name = [session.account?.name, session.account?.surname].filter(Boolean).join(' ')
  const groups = cards.data ?? []
  return {
    member: { name, email: session.clientAccount?.email ?? '' },
    country: account.data?.address?.country ?? churchCountry,
    churchCountry,
    cards: groups,
    firstCardId: groups
      .find(({ gatewayId }) => gatewayId === gateway)
      ?.cards.find(({ expires }) => !isExpired(expires, today))?.id,
  }
}
