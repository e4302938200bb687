import { isRouteHandle, type LayoutId } from '@atrio/tenant-core'

/** The parts around the page in each of the four layouts (document 1 section 2). */
export type Frame = {
  /** `open` shows its hairline only once the page is scrolled; `ruled` always. */
  header: 'open' | 'ruled' | 'brand' | null
  footer: boolean
  bottomBar: boolean
}

export const frames = {
  HOME: { header: 'open', footer: true, bottomBar: true },
  DEFAULT: { header: 'ruled', footer: true, bottomBar: true },
  // Play has its own search and links
  INPC_PLAY: { header: 'brand', footer: false, bottomBar: false },
  EMBED: { header: null, footer: false, bottomBar: false },
} as const satisfies Record<LayoutId, Frame>

/** The layout of the deepest matched route; DEFAULT without any; always EMBED in embed mode. */
export function layoutOf(matches: readonly { handle: unknown }[], embed: boolean): LayoutId {
  if (embed) return 'EMBED'
  const handle = matches.map((match) => match.handle).findLast(isRouteHandle)
  return handle?.layout ?? 'DEFAULT'
}
