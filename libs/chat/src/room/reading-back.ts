import type { ChatBatch, ChatHistory } from '@atrio/api-client'
import { KEPT, withOlder, type Keeping, type RoomState } from './room-state.ts'

type Options = {
  limited: boolean
  get: () => RoomState
  set: (state: RoomState) => void
}

/** How much of the room stays, and what is put before it by somebody who reads back. */
export function createReadingBack({ limited, get, set }: Options) {
  let kept = KEPT
  /** What is told while older messages are on their way: their answer may be older than it. */
  let meanwhile: ChatBatch[] | undefined

  return {
    // nothing is dropped while older messages are on their way: they go before what is there
    keeping: (): Keeping => ({ kept: meanwhile ? Infinity : kept, limited }),
    told: (batch: ChatBatch) => void meanwhile?.push(batch),
    /** The room has begun anew: what is on its way does not stand before what is there now. */
    forget: () => (meanwhile = undefined),
    /** @param ask for what stands before a number */
    older: async (ask: (before: number) => Promise<ChatHistory>) => {
      if (meanwhile || get().begins === 0) return
      const mine: ChatBatch[] = []
      meanwhile = mine
      try {
        const history = await ask(get().begins)
        if (meanwhile !== mine) return
        set(withOlder(get(), history, mine))
        kept = Math.max(KEPT, get().messages.length)
      } finally {
        if (meanwhile === mine) meanwhile = undefined
      }
    },
  }
}
