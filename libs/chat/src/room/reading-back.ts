import type { ChatBatch, ChatHistory } from '@atrio/api-client'
import { MAX_KEPT_MESSAGES, withOlder, type Keeping, type RoomState } from './room-state.ts'

type Options = {
  limited: boolean
  get: () => RoomState
  set: (state: RoomState) => void
}

/** Limits how many messages are kept, and inserts older ones on request. */
export function createReadingBack({ limited, get, set }: Options) {
  let kept = MAX_KEPT_MESSAGES
  /** Batches received while older messages are requested: that answer may be older than they are. */
  let meanwhile: ChatBatch[] | undefined

  return {
    // nothing is dropped while older messages are requested, which are inserted before the current ones
    keeping: (): Keeping => ({ kept: meanwhile ? Infinity : kept, limited }),
    received: (batch: ChatBatch) => void meanwhile?.push(batch),
    /** The room has restarted: a pending answer no longer fits before the current messages. */
    forget: () => (meanwhile = undefined),
    /** @param ask requests the messages before a number */
    older: async (ask: (before: number) => Promise<ChatHistory>) => {
      if (meanwhile || get().begins === 0) return
      const mine: ChatBatch[] = []
      meanwhile = mine
      try {
        const history = await ask(get().begins)
        if (meanwhile !== mine) return
        set(withOlder(get(), history, mine))
        kept = Math.max(MAX_KEPT_MESSAGES, get().messages.length)
      } finally {
        if (meanwhile === mine) meanwhile = undefined
      }
    },
  }
}
