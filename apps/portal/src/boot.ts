import type { DehydratedState } from '@tanstack/react-query'
import type { AppData } from './app.tsx'

/** An error that the server's rendering ended in, as data. */
export type RouteFailure = { status: number; statusText: string; data: unknown }

/** What the server passes to the browser, as JSON in `#boot`. */
export type Boot = AppData & {
  queries: DehydratedState
  failedSlots: string[]
  /** Catalogues that the first paint needs, by namespace: they come with the page, not after it. */
  messages: Record<string, object>
  /** Absent when the server rendered no page (a route that depends on the person). */
  router?: { loaderData: Record<string, unknown>; errors: Record<string, RouteFailure> | null }
}

export function readBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent
  return text ? byOwnClock(JSON.parse(text) as Boot) : null
}

/** Where this device's clock is behind the server's, the page's data would count as fresh until it catches up. */
function byOwnClock(boot: Boot): Boot {
  const now = Date.now()
  for (const { state } of boot.queries.queries) state.dataUpdatedAt = Math.min(state.dataUpdatedAt, now)
  return boot
}
