import type { CardGroup } from '@atrio/api-client'
import { countryOfChurch, sessionAtom, useFeatureContext, type Session } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { isExpired } from '../model/card.ts'
import { gatewayOf } from '../model/methods.ts'
import { useToday } from '../parts/use-today.ts'
import type { MemberIds } from './member-payer.ts'

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

const idsOf = ({ account, clientAccount }: Session): MemberIds | undefined =>
  account && clientAccount ? { account: account.id, clientAccount: clientAccount.id } : undefined

/** Who pays; undefined while a member's data is on its way. What fails to come is asked of nobody: the server knows it. */
export function usePayer(): Payer | undefined {
  const ctx = useFeatureContext()
  const session = useAtomValue(sessionAtom)
  const today = useToday()
  const { church, paymentMethods } = ctx.tenant
  const ids = idsOf(session)
  const known = useQuery({
    queryKey: ['checkout.member', ids],
    queryFn: async () => (await import('./member-payer.ts')).loadMemberPayer(ctx, ids!),
    enabled: ids !== undefined,
    staleTime: Infinity,
    // its parts are kept by themselves, and forgotten when they change
    gcTime: 0,
  })
  const churchCountry = countryOfChurch(church)
  if (!ids) return { member: undefined, country: churchCountry, churchCountry, cards: [], firstCardId: undefined }
  if (known.isPending) return undefined
  const gateway = gatewayOf('card', paymentMethods)
  const name = [session.account?.name, session.account?.surname].filter(Boolean).join(' ')
  const groups = known.data?.cards ?? []
  return {
    member: { name, email: session.clientAccount?.email ?? '' },
    country: known.data?.country ?? churchCountry,
    churchCountry,
    cards: groups,
    firstCardId: groups
      .find(({ gatewayId }) => gatewayId === gateway)
      ?.cards.find(({ expires }) => !isExpired(expires, today))?.id,
  }
}
