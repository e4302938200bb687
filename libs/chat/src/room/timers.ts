const LONGEST = 2 ** 31 - 1

/** What is to be done later, each by a name, under which it is put off and left. */
export function createTimers() {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const stop = (what: string) => clearTimeout(timers.get(what))
  return {
    /** @param wait milliseconds, `Infinity` for weeks */
    later: (what: string, run: () => void, wait: number) => {
      stop(what)
      timers.set(what, setTimeout(run, Math.min(wait, LONGEST)))
    },
    stop,
    stopAll: () => timers.forEach((timer) => clearTimeout(timer)),
  }
}
