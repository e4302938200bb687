import { ApiError } from '@atrio/api-client'
import { data, redirect } from 'react-router'
import { GENERIC_ERROR_KEY } from '../church/generic-error.ts'
import type { FeatureContext } from './feature-context.ts'
import type { ScreenModule } from './feature.ts'

/** The error page's address: its query has a message key and the address to retry. */
export const errorPagePath = (messageKey: string, from?: string) =>
  `/error?${new URLSearchParams({ message: messageKey, ...(from && { from }) })}`

const isMissing = (error: unknown) =>
  error instanceof Response ? error.status === 404 : error instanceof ApiError && [400, 404].includes(error.status)

/**
 * Runs a page's load and turns its failures into what the router shows: a missing thing is a 404; no response sends
 * to the error page (document 1 section 8); everything else is the route's error boundary.
 * @returns null; for a missing thing whose screen has its own page for that, data that is not, as a 404
 */
export async function loadPage(
  ctx: FeatureContext,
  url: URL,
  screen: () => Promise<ScreenModule | undefined>,
  load: (screen: ScreenModule | undefined) => Promise<unknown>,
): Promise<unknown> {
  let found: ScreenModule | undefined
  try {
    found = await screen()
    await load(found)
    return null
  } catch (error) {
    if (found?.Missing && isMissing(error)) return data({ missing: true }, { status: 404 })
    if (!(error instanceof ApiError) || error.kind === 'aborted') throw error
    if (isMissing(error)) throw new Response(null, { status: 404 })
    if (error.kind === 'no-response' && !ctx.onServer)
      throw redirect(errorPagePath(GENERIC_ERROR_KEY, url.pathname + url.search))
    const status = error.kind === 'no-response' ? 503 : error.status
    // its text is the id under which the server has logged the request; a Response accepts no other status than these
    throw new Response(error.requestId, { status: status >= 400 && status <= 599 ? status : 500 })
  }
}
