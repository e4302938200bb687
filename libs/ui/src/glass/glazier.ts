import type { GlassPanes } from './glass-panes.tsx'
import type { glassMarkup } from './glass-svg.ts'

/**
 * Who draws the glass. On the server windows are drawn at once, as markup; the browser keeps what the server drew and
 * fetches the glazier (3 kB) only for later windows that come near the view, so that it weighs nothing on the first page.
 */
export const glazier: { markup?: typeof glassMarkup; panes?: typeof GlassPanes } = {}

/** Rejects without the network; the window then stays in its quiet ground. */
export const fetchGlazier = async () => {
  glazier.panes ??= (await import('./glass-panes.tsx')).GlassPanes
}
