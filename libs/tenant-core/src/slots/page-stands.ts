/** Milliseconds after which a busy page's sections come to life all the same. */
const AT_LAST = 2_000

/** Resolves when the browser has nothing more urgent to do. */
export const pageStands = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: AT_LAST })
    else setTimeout(resolve, 200)
  })
