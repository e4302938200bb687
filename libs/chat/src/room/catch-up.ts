import type { ChatBatch, ChatHistory } from '@atrio/api-client'

type Options = {
  /** The number up to which everything has been seen. */
  seen: () => number
  apply: (batch: ChatBatch) => void
  /** Requests what came after a sequence number. */
  ask: (seen: number) => Promise<ChatHistory>
  applyHistory: (history: ChatHistory) => void
  /** A gap that could not be filled: the room has to be joined again. */
  onStuck: (error: unknown) => void
}

/**
 * Applies batches in the room's order: old ones are skipped, early ones wait until the gap before them is filled
 * (docs/wire.md, "The live chat").
 */
export function createCatchUp({ seen, apply, ask, applyHistory, onStuck }: Options) {
  let waiting: ChatBatch[] = []
  let held = false
  /** Distinguishes the answers of this run from those of an earlier one. */
  let run = 0

  function receive(batch: ChatBatch): void {
    if (held) waiting.push(batch)
    else if (batch.to <= seen()) return
    else if (batch.from <= seen()) apply(batch)
    else {
      waiting.push(batch)
      void fill()
    }
  }

  function release(): void {
    held = false
    const batches = waiting.sort((a, b) => a.from - b.from)
    waiting = []
    batches.forEach(receive)
  }

  async function fill(): Promise<void> {
    held = true
    const mine = run
    try {
      let history: ChatHistory
      do {
        const before = seen()
        history = await ask(before)
        if (mine !== run) return
        applyHistory(history)
        if (seen() <= before && !history.restart) throw new Error('the hole stays')
      } while (history.more && !history.restart)
      release()
    } catch (error) {
      if (mine === run) onStuck(error)
    }
  }

  return {
    receive,
    /** Buffers batches until `release`: a pending answer decides from where they count. */
    hold: () => {
      run += 1
      held = true
    },
    release,
    forget: () => {
      run += 1
      held = false
      waiting = []
    },
  }
}
