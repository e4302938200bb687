import { EARLY_PRESS_KEY } from './page-keys.ts'

declare global {
  interface Window {
    [EARLY_PRESS_KEY]?: HTMLButtonElement | null
  }
}

/**
 * The button that was pressed last before there was code to hear it. Called once, just before React listens: it hears
 * every press from then on, and none is kept.
 */
export function takeEarlyPress(): HTMLButtonElement | undefined {
  const button = window[EARLY_PRESS_KEY]
  window[EARLY_PRESS_KEY] = null
  return button ?? undefined
}
