/** What this browser stores of a church's podcast: positions and speed. */
export type Memory = {
  /** Seconds by episode. */
  at: Readonly<Record<string, number>>
  speed: number
}

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const
const NOTHING: Memory = { at: {}, speed: 1 }
/** Episodes that are remembered, the last heard. */
const MAX_EPISODES = 100

export type MemoryKeeper = {
  get: () => Memory
  remember: (episode: string, seconds: number) => void
  forget: (episode: string) => void
  setSpeed: (speed: number) => void
  subscribe: (listener: () => void) => () => void
}

/** @param storage missing or blocked: values are kept in memory as long as the page */
export function memoryKeeper(church: string, storage: () => Storage): MemoryKeeper {
  const key = `atrio.podcast.${church}`
  const listeners = new Set<() => void>()
  let memory = read() ?? NOTHING
  /** Set once storage has refused a write: this page then uses its memory only. */
  let refused = false

  function read(): Memory | undefined {
    try {
      return parse(storage().getItem(key))
    } catch {
      return undefined
    }
  }
  const tell = () => listeners.forEach((listener) => listener())
  /** Changes the currently stored value: another tab may have written since. */
  function write(change: (before: Memory) => Memory) {
    memory = change((!refused && read()) || memory)
    try {
      storage().setItem(key, JSON.stringify(memory))
      refused = false
    } catch {
      // full or blocked: kept in memory
      refused = true
    }
    tell()
  }
  addEventListener('storage', (event) => {
    // null: all of it was taken away
    if (refused || (event.key !== key && event.key !== null)) return
    memory = read() ?? memory
    tell()
  })
  const others = (at: Memory['at'], episode: string) => Object.entries(at).filter(([id]) => id !== episode)
  return {
    get: () => memory,
    remember: (episode, seconds) =>
      write(({ at, speed }) => ({
        at: Object.fromEntries([...others(at, episode), [episode, Math.floor(seconds)]].slice(-MAX_EPISODES)),
        speed,
      })),
    forget: (episode) => write(({ at, speed }) => ({ at: Object.fromEntries(others(at, episode)), speed })),
    setSpeed: (speed) => write(({ at }) => ({ at, speed })),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function parse(text: string | null): Memory {
  const kept: unknown = JSON.parse(text ?? 'null')
  if (typeof kept !== 'object' || kept === null) return NOTHING
  const { at, speed } = kept as { at?: unknown; speed?: unknown }
  const places = typeof at === 'object' && at !== null ? Object.entries(at) : []
  return {
    at: Object.fromEntries(places.filter((place): place is [string, number] => Number.isFinite(place[1]))),
    speed: SPEEDS.find((known) => known === speed) ?? 1,
  }
}
