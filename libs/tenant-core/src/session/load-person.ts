import type { FeatureContext } from '../feature/feature-context.ts'
import { readState, writeState } from './persisted-state.ts'
import { personQueries } from './person-queries.ts'
import { sessionAtom } from './session.ts'

/**
 * Loads account, client account, documents, roles and cards, and with them the session stands. All at once where an
 * earlier page left the account's id; else the account goes first, since the others name it.
 *
 * @throws ApiError where any but the cards cannot be had; cards that cannot be had are none
 */
export async function loadPerson(ctx: FeatureContext): Promise<{ accountId: number }> {
  const { queryClient, api } = ctx
  const known = readState(ctx)?.accountId
  const fresh = { staleTime: 0 }
  const rest = (accountId: number) => {
    const { clientAccount, documents, roles, cards } = personQueries(ctx, accountId)
    const cardsOrNone = queryClient
      .fetchQuery({ ...cards, ...fresh })
      .catch(() => queryClient.setQueryData(cards.queryKey, []))
    return Promise.all([
      queryClient.fetchQuery({ ...clientAccount, ...fresh }),
      queryClient.fetchQuery({ ...documents, ...fresh }),
      queryClient.fetchQuery({ ...roles, ...fresh }),
      cardsOrNone,
    ])
  }
  const account = queryClient.fetchQuery({ ...personQueries({ api, tenant: ctx.tenant }, 0).account, ...fresh })
  // ids of somebody else are refused like any stranger's; the account tells whose the token really is
  const guessed = known === undefined ? null : rest(known).catch(() => null)
  const { id, name, surname, image, mustChangePassword } = await account
  const [clientAccount] = (known === id && (await guessed)) || (await rest(id))
  ctx.store.set(sessionAtom, {
    ...ctx.store.get(sessionAtom),
    account: { id, name, surname, image },
    clientAccount: { id: clientAccount.id, email: clientAccount.email },
    mustChangePassword,
  })
  writeState(ctx, { accountId: id, clientAccountId: clientAccount.id, mustChangePassword })
  return { accountId: id }
}
