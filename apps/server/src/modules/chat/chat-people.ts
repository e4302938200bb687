import type { ChatPresence } from './chat-presence.ts'

/** The people in this process's rooms. */
export type ChatPeople = {
  /**
   * Adds a connection. Beyond the limit a person's oldest one is closed: an unstable phone leaves dead connections
   * behind.
   * @param replaced called for the closed connection
   */
  enter(church: number, person: string, connection: object, replaced: () => void): void
  leave(church: number, person: string, connection: object): void
  /** The number of people in a room, over all processes. */
  count(church: number): number
  isEmpty(church: number): boolean
  close(): Promise<void>
}

type Options = {
  presence: ChatPresence
  tell: (church: number, people: number) => void
  onError: (error: Error) => void
}

/** Windows and devices of one person. */
const MAX_CONNECTIONS = 8
const BEAT_MS = 4_000
const TELL_MS = 1_000

export function chatPeople({ presence, tell, onError }: Options): ChatPeople {
  /** By church and person: connections, oldest first, with their `replaced` callbacks. */
  const rooms = new Map<number, Map<string, Map<object, () => void>>>()
  const elsewhere = new Map<number, number>()
  const announced = new Map<number, number>()
  const left = new Set<number>()

  const count = (church: number) => (rooms.get(church)?.size ?? 0) + (elsewhere.get(church) ?? 0)
  const announceAll = () => {
    for (const church of rooms.keys()) {
      const people = count(church)
      if (announced.get(church) === people) continue
      announced.set(church, people)
      tell(church, people)
    }
  }
  const beat = async () => {
    const gone = [...left].filter((church) => !rooms.has(church))
    left.clear()
    await presence.leave(gone)
    const others = await presence.beat(new Map([...rooms].map(([church, people]) => [church, people.size])))
    elsewhere.clear()
    for (const [church, people] of others) elsewhere.set(church, people)
  }
  const beating = setInterval(() => void beat().catch(onError), BEAT_MS).unref()
  const announcing = setInterval(announceAll, TELL_MS).unref()

  return {
    enter(church, person, connection, replaced) {
      const people = rooms.get(church) ?? new Map<string, Map<object, () => void>>()
      const connections = people.get(person) ?? new Map<object, () => void>()
      const [oldest] = connections.size >= MAX_CONNECTIONS ? connections : []
      if (oldest) connections.delete(oldest[0])
      rooms.set(church, people.set(person, connections.set(connection, replaced)))
      oldest?.[1]()
    },
    leave(church, person, connection) {
      const people = rooms.get(church)
      const connections = people?.get(person)
      connections?.delete(connection)
      if (connections?.size === 0) people?.delete(person)
      if (people?.size !== 0) return
      rooms.delete(church)
      announced.delete(church)
      elsewhere.delete(church)
      left.add(church)
    },
    count,
    isEmpty: (church) => !rooms.has(church),
    async close() {
      clearInterval(beating)
      clearInterval(announcing)
      await presence.leave([...rooms.keys(), ...left]).catch(onError)
    },
  }
}
