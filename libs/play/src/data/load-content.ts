import { ApiError } from '@atrio/api-client'
import type { FeatureContext } from '@atrio/tenant-core'
import { contentQuery } from './play.queries.ts'

/**
 * Fetches what a page shows. What is missing is a 404, on the server as in the browser. Other failures are shown by the
 * page with a retry; on the server they are thrown, since its markup would differ from what a browser draws first.
 */
export const loadContent = (ctx: FeatureContext, id: number): Promise<unknown> =>
  ctx.queryClient.fetchQuery(contentQuery(ctx.api, id)).catch((error: unknown) => {
    if (ctx.onServer || (error instanceof ApiError && error.status === 404)) throw error
  })
