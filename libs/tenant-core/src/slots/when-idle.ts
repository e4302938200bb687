/** Milliseconds after which sections load even on a busy page. */
const IDLE_TIMEOUT_MS = 2_000

/** Resolves when the browser has nothing more urgent to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, 200)
  })
