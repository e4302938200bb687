import { NOBODY } from '@atrio/api-client'
import { hashKey } from '@tanstack/react-query'
import type { FeatureContext } from '../feature/feature-context.ts'
import { viewerOf } from '../session/viewer-atom.ts'

type Fetch<Data> = { queryKey: readonly unknown[]; queryFn: (args: { signal?: AbortSignal }) => Promise<Data> }

/** Without its code nothing is kept: the network is asked as ever. */
export const loadKept = () => import('./kept.ts').catch(() => undefined)

/**
 * A query of a person's own whose last answer stays on this device, and is read again when no answer comes. What is
 * shown then carries a `KeptNotice`.
 */
export function keptOffline<Query extends Fetch<unknown>>(ctx: FeatureContext, query: Query): Query {
  const queryFn: Query['queryFn'] = async (args) => {
    const viewer = viewerOf(ctx)
    if (viewer === NOBODY || ctx.embed) return query.queryFn(args)
    const loading = loadKept()
    const name = hashKey(query.queryKey)
    try {
      const answer = await query.queryFn(args)
      // what is shown does not wait for it
      void loading.then((kept) => kept?.keep(ctx, viewer, name, answer))
      return answer
    } catch (error) {
      const kept = (await loading)?.keptInPlaceOf(ctx, viewer, name, error)
      if (!kept) throw error
      return kept.data
    }
  }
  return { ...query, queryFn }
}
