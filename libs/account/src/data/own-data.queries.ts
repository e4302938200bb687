import {
  accountApi,
  ownDataApi,
  type AnsweredFields,
  type CardGroup,
  type RegistrationSettings,
} from '@atrio/api-client'
import {
  failureOf,
  personQueries,
  sessionAtom,
  useFeatureContext,
  type FeatureContext,
  type Session,
} from '@atrio/tenant-core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { loadChildren } from './children.queries.ts'
import { NO_CUSTOM_FIELDS } from '../model/custom-values.ts'
import type { Person } from '../model/person-values.ts'
import { NO_REGISTRATION_FIELDS, registrationSettingsQuery } from './registration-settings.queries.ts'

/** Ids of the signed-in person; nobody else opens these pages. */
const idsOf = ({ account, clientAccount }: Session) => ({
  accountId: account?.id ?? 0,
  clientAccountId: clientAccount?.id ?? 0,
})
const useIds = () => idsOf(useAtomValue(sessionAtom))

/** The form's own data must load; the registration settings, addresses and children may fail on their own. */
export async function loadOwnData(ctx: FeatureContext, { lists }: { lists: boolean }): Promise<void> {
  const { accountId } = idsOf(ctx.store.get(sessionAtom))
  const person = personQueries(ctx, accountId)
  const account = ctx.queryClient.ensureQueryData(person.clientAccount)
  // the session has loaded the account already: these requests run side by side
  const withLists = async () => {
    const { church } = await account
    const of = { accountId, churchId: church.id }
    await Promise.all([ctx.queryClient.prefetchQuery(ctx.api.q(ownDataApi.addresses, of)), loadChildren(ctx, of)])
  }
  const custom = async () => {
    const { church } = await account
    await ctx.queryClient.prefetchQuery(ctx.api.q(ownDataApi.customFields, { accountId, churchId: church.id }))
  }
  await Promise.all([
    lists ? withLists() : account,
    custom(),
    ctx.queryClient.ensureQueryData(person.documents),
    ctx.queryClient.prefetchQuery(registrationSettingsQuery(ctx.api)),
  ])
}

export function usePerson(): Person {
  const ctx = useFeatureContext()
  const { accountId } = useIds()
  const queries = personQueries(ctx, accountId)
  const account = useSuspenseQuery(queries.clientAccount).data
  const documents = useSuspenseQuery(queries.documents).data
  const own = documents.filter(({ churchId, kind }) => churchId === account.church.id && kind === 'CPF')
  return { account, cpf: own[0]?.number ?? null }
}

export const useOwnDataFields = (): RegistrationSettings =>
  useQuery({ ...registrationSettingsQuery(useFeatureContext().api), retryOnMount: false }).data ??
  NO_REGISTRATION_FIELDS

/** The church's own fields; none where they did not load: the other data can be changed without them. */
export function useCustomFields(churchId: number): AnsweredFields {
  const { api } = useFeatureContext()
  const { accountId } = useIds()
  const query = { ...api.q(ownDataApi.customFields, { accountId, churchId }), retryOnMount: false }
  return useQuery(query).data ?? NO_CUSTOM_FIELDS
}

export function useAddresses(churchId: number) {
  const { api } = useFeatureContext()
  const { accountId } = useIds()
  const addresses = useQuery({
    ...api.q(ownDataApi.addresses, { accountId, churchId }),
    retryOnMount: false,
  })
  return { addresses: addresses.data, ...failureOf(addresses) }
}

/** Invalidates every query that holds the person's data, after a change of it. */
export const forgetOwnData = (ctx: FeatureContext) =>
  ctx.api.invalidate(
    ctx.queryClient,
    accountApi.clientAccount,
    accountApi.documents,
    accountApi.me,
    ownDataApi.addresses,
    ownDataApi.customFields,
  )

/** Refetches the cards; a list that fails is empty, and the page says so (document 1 section 8). */
export const loadCards = (ctx: FeatureContext): Promise<unknown> => {
  const query = personQueries(ctx, 0).cards(idsOf(ctx.store.get(sessionAtom)).clientAccountId)
  return ctx.queryClient.prefetchQuery({ ...query, staleTime: 0 })
}

const NONE: readonly CardGroup[] = []

export function useCards() {
  const ctx = useFeatureContext()
  const { clientAccountId } = useIds()
  const cards = useQuery({
    ...personQueries(ctx, 0).cards(clientAccountId),
    retryOnMount: false,
  })
  const failure = failureOf(cards)
  return { groups: (!failure.failed && cards.data) || NONE, ...failure }
}

export const forgetCards = (ctx: FeatureContext) => ctx.api.invalidate(ctx.queryClient, accountApi.cards)
