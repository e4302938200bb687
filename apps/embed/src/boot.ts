import type { DehydratedState } from '@tanstack/react-query'
import type { AppData } from './app.tsx'

/** What the server passes to the frame, as JSON in `#boot`. */
export type Boot = AppData & {
  /** The prefetched queries of the route. */
  queries: DehydratedState
  /** Catalogues of the frame and of its route, by namespace. */
  messages: Record<string, object>
}

export function readBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent
  return text ? (JSON.parse(text) as Boot) : null
}
