import type { FeatureContext } from '../feature/feature-context.ts'
import { keepPerson } from '../kept/kept-store.ts'
import { forgetTabDrafts } from './end-session.ts'
import { readState, writeState } from './persisted-state.ts'
import { personQueries } from './person-queries.ts'
import { sessionAtom } from './session.ts'

/**
 * Loads account, client account, documents, roles and cards; then the session is complete. All in parallel when an
 * earlier page stored the ids; else the account first, since the others need its id.  @throws ApiError when any but the
 * cards fails to load; failed cards are an empty list
 */
export async function loadPerson(ctx: FeatureContext): Promise<{ accountId: number }> {
  const left = readState(ctx)
  const account = ctx.queryClient.fetchQuery({ ...personQueries(ctx, 0).account, ...FRESH })
  // stored ids of another person are refused; the account says whose token it is
  const guessed = left && loadRest(ctx, left.accountId, left.clientAccountId).catch(() => null)
  const { id, name, surname, image, mustChangePassword } = await account
  if (left && left.accountId !== id) forgetTabDrafts(ctx)
  const clientAccount = (left?.accountId === id && (await guessed)) || (await loadRest(ctx, id))
  ctx.store.set(sessionAtom, {
    ...ctx.store.get(sessionAtom),
    account: { id, name, surname, image },
    clientAccount: { id: clientAccount.id, email: clientAccount.email },
    mustChangePassword,
  })
  writeState(ctx, { accountId: id, clientAccountId: clientAccount.id })
  keepPerson(ctx)
  return { accountId: id }
}

const FRESH = { staleTime: 0 }

async function loadRest(ctx: FeatureContext, accountId: number, clientAccountId?: number) {
  const { queryClient } = ctx
  const { clientAccount, documents, roles, cards } = personQueries(ctx, accountId)
  const cardsOf = (id: number) =>
    queryClient
      .fetchQuery({ ...cards(id), ...FRESH })
      // stale at once, and failed by `failureOf`: an empty list is no answer
      .catch(() => queryClient.setQueryData(cards(id).queryKey, [], { updatedAt: 0 }))
  const early = clientAccountId === undefined ? undefined : cardsOf(clientAccountId)
  const [found] = await Promise.all([
    queryClient.fetchQuery({ ...clientAccount, ...FRESH }),
    queryClient.fetchQuery({ ...documents, ...FRESH }),
    queryClient.fetchQuery({ ...roles, ...FRESH }),
  ])
  await (found.id === clientAccountId ? early : cardsOf(found.id))
  return found
}
