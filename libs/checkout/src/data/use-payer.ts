import { isCardExpired } from '@atrio/forms'
import type { CardGroup } from '@atrio/api-client'
import { countryOfChurch, pageDay, sessionAtom, useFeatureContext, type Session } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { gatewayOf } from '../model/methods.ts'
import type { MemberIds } from './member-payer.ts'

export type Payer = {
  /** Undefined for a guest, who fills in the form. */
  member: { name: string; email: string } | undefined
  /** ISO 3166: of a member's address, else the church's. */
  country: string
  /** The church's country. */
  churchCountry: string
  cards: readonly CardGroup[]
  /** First valid card of the gateway that this church's cards use. */
  firstCardId: number | undefined
}

const idsOf = ({ account, clientAccount }: Session): MemberIds | undefined =>
  account && clientAccount ? { account: account.id, clientAccount: clientAccount.id } : undefined

/** The payer; undefined while a member's data loads. Data that fails to load is not asked for: the server knows it. */
export function usePayer(): Payer | undefined {
  const ctx = useFeatureContext()
  const session = useAtomValue(sessionAtom)
  const today = pageDay(ctx)
  const { church, paymentMethods } = ctx.tenant
  const ids = idsOf(session)
  const known = useQuery({
    queryKey: ['checkout.member', ids],
    queryFn: async () => (await import('./member-payer.ts')).loadMemberPayer(ctx, ids!),
    enabled: ids !== undefined,
    staleTime: Infinity,
    // its parts are cached on their own and invalidated when they change
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
      ?.cards.find(({ expires }) => !isCardExpired(expires, today))?.id,
  }
}
