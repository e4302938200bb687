/** What this browser remembers of a church's podcast: where one stopped, and how fast one listens. */
export type Memory = {
  /** Seconds by episode. */
  at: Readonly<Record<string, number>>
  speed: number
}

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const
const NOTHING: Memory = { at: {}, speed: 1 }
/** Episodes that are remembered, the last heard. */
const MOST = 100

export type MemoryKeeper = {
  get: () => Memory
  remember: (episode: string, seconds: number) => void
  forget: (episode: string) => void
  setSpeed: (speed: number) => void
  subscribe: (listener: () => void) => () => void
}

/** @param storage absent or refusing: it is remembered only while the page stands */
export function memoryKeeper(church: string, storage: () => Storage): MemoryKeeper {
  const key = `atrio.podcast.${church}`
  const listeners = new Set<() => void>()
  let memory = read()

  function read(): Memory {
    try {
      return parse(storage().getItem(key))
    } catch {
      return NOTHING
    }
  }
  function write(next: Memory) {
    memory = next
    try {
      storage().setItem(key, JSON.stringify(next))
    } catch {
      // full, or forbidden: it still holds until the page goes
    }
    listeners.forEach((listener) => listener())
  }
  const others = (episode: string) => Object.entries(memory.at).filter(([id]) => id !== episode)
  return {
    get: () => memory,
    remember: (episode, seconds) => {
      const at = Object.fromEntries([...others(episode), [episode, Math.floor(seconds)]].slice(-MOST))
      write({ ...memory, at })
    },
    forget: (episode) => write({ ...memory, at: Object.fromEntries(others(episode)) }),
    setSpeed: (speed) => write({ ...memory, speed }),
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
