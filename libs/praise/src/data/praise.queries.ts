import { ApiError, praiseApi, type Api } from '@atrio/api-client'
import { useApi, type FeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'

const songQuery = (api: Api, id: number) => api.q(praiseApi.get, { id })
/**
 * Does not suspend: a song's failure is shown in its own place (document 1 section 8), and retried by the reader, not
 * when the screen mounts.
 */
export const useSong = (id: number) => useQuery({ ...songQuery(useApi(), id), retryOnMount: false })

/** Awaits a song. Server failures are shown by the screen, with a retry; all else by the route. */
export const loadSong = (ctx: FeatureContext, id: number) =>
  ctx.queryClient.fetchQuery(songQuery(ctx.api, id)).catch((error: unknown) => {
    const refused = error instanceof ApiError && error.kind === 'refused' && error.status >= 500
    if (!refused || ctx.onServer) throw error
  })
