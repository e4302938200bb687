import { NOBODY } from '@atrio/api-client'
import { failureOf, restoringAtom, useViewer, viewerOf, type FeatureContext } from '@atrio/tenant-core'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { validSubscription } from '../model/valid-subscription.ts'
import { homePath } from '../page-paths.ts'
import { subscriptionsQuery, useSubscriptions, useVisibility, visibilityQuery } from './play.queries.ts'

/** Whether the person has a valid subscription, once an earlier session is restored. @throws ApiError */
export async function isSubscriber(ctx: FeatureContext): Promise<boolean> {
  await ctx.store.get(restoringAtom)
  const viewer = viewerOf(ctx)
  if (viewer === NOBODY) return false
  return !!validSubscription(await ctx.queryClient.fetchQuery(subscriptionsQuery(ctx.api, viewer)))
}

/** Document 1 section 2: open content is for all, closed content for subscribers. @throws ApiError */
const mayEnter = async (ctx: FeatureContext): Promise<boolean> =>
  (await ctx.queryClient.fetchQuery(visibilityQuery(ctx.api))) === 'open' || isSubscriber(ctx)

/** As mayEnter; undefined when it can't be known: the page shows that. */
export const entrance = (ctx: FeatureContext): Promise<boolean | undefined> => mayEnter(ctx).catch(() => undefined)

type Load = (ctx: FeatureContext, args: LoaderFunctionArgs) => Promise<unknown>

/** Tells the server that the page depends on the person: it sends the frame of one, and the browser decides. */
const personNeeded = () => new Response(null, { status: 401 })

/** The load of a page for people with access; others are redirected to Play's home, and back once they have it. */
export const gated =
  (load: Load): Load =>
  async (ctx, args) => {
    const { pathname, search } = new URL(args.request.url)
    const may = await entrance(ctx)
    if (may === false && ctx.onServer) throw personNeeded()
    if (may === false) throw redirect(homePath(pathname + search))
    return load(ctx, args)
  }

/** Whether the person has access, for a page that is already shown. */
export function useEntrance() {
  const visibility = useVisibility()
  const subscriptions = useSubscriptions()
  const subscription = validSubscription(subscriptions.data)
  const failures = [failureOf(visibility), failureOf(subscriptions)].filter(({ failed }) => failed)
  return {
    signedIn: useViewer() !== NOBODY,
    open: visibility.data === 'open',
    subscription,
    may: visibility.data === 'open' || subscription !== undefined,
    failed: failures.length > 0,
    busy: failures.some(({ busy }) => busy),
    retry: () => failures.forEach(({ retry }) => retry()),
  }
}
