import { ApiError, type ChatPass } from '@atrio/api-client'
import { visitorMemory } from './visitor-memory.ts'

/** A pass is renewed this many milliseconds before it expires. */
const BEFORE_END = 60_000

export type EntranceOptions = {
  ask: (who: { name?: string | undefined; visitor?: string | undefined }) => Promise<ChatPass>
  /** A visitor's name that came with the address. */
  name: string | undefined
  /** The server's time in milliseconds: a device's clock may be hours off. */
  now: () => number
}

/** The person's identity in the chat: the current pass, or a new one for the same person. */
export function createEntrance({ ask, name: given, now }: EntranceOptions) {
  let pass: ChatPass | undefined
  /** By the server's time, when another one is needed; 0 at once. */
  let renewAt = 0
  let refused: string | undefined

  /** The visitor of this tab; undefined when the address names another one than before. */
  const remembered = () => {
    const known = visitorMemory.read()
    return given === undefined || known?.given === given ? known : undefined
  }
  async function fetchPass(name: string | undefined): Promise<ChatPass> {
    const next = await ask({ name, visitor: pass?.visitor ?? remembered()?.visitor })
    if (next.visitor && next.user.name)
      visitorMemory.write({ name: next.user.name, visitor: next.visitor, ...(given !== undefined && { given }) })
    renewAt = Date.parse(next.expiresAt) - BEFORE_END
    pass = next
    return next
  }

  return {
    pass: async (): Promise<ChatPass> => {
      if (pass && renewAt > now()) return pass
      const name = pass?.user.name ?? remembered()?.name ?? given
      if (!name || name === refused) return fetchPass(undefined)
      try {
        return await fetchPass(name)
      } catch (error) {
        if (!(error instanceof ApiError) || (error.code !== 'chat_name_reserved' && error.status !== 400)) throw error
        // the name is rejected or no longer available: a reader until another one is given
        refused = name
        return fetchPass(undefined)
      }
    },
    /** Becomes a visitor of this name, or refuses. */
    giveName: (name: string) => fetchPass(name),
    /** The pass is no longer valid. */
    expire: () => {
      renewAt = 0
    },
    refusedName: () => refused,
    /** Milliseconds until the pass should be renewed. */
    renewIn: () => pass && Math.max(5_000, renewAt - now()),
  }
}
