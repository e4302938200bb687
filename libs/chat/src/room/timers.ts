const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** Named timers: setting one again replaces it. */
export function createTimers() {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const stop = (what: string) => clearTimeout(timers.get(what))
  return {
    /** @param wait milliseconds, `Infinity` for weeks */
    later: (what: string, run: () => void, wait: number) => {
      stop(what)
      timers.set(what, setTimeout(run, Math.min(wait, MAX_TIMEOUT_MS)))
    },
    stop,
    stopAll: () => timers.forEach((timer) => clearTimeout(timer)),
  }
}
