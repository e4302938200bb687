import type { ChatBatch, ChatHistory } from '@atrio/api-client'

type Options = {
  /** The number up to which everything has been seen. */
  seen: () => number
  apply: (batch: ChatBatch) => void
  /** Asks for what came after a number. */
  ask: (seen: number) => Promise<ChatHistory>
  applyHistory: (history: ChatHistory) => void
  /** A hole that could not be filled: the room has to be joined again. */
  onStuck: (error: unknown) => void
}

/**
 * Brings batches into their place in the one order: what is old is left, what comes too early waits until the hole before
 * it is filled (docs/wire.md, "The live chat").
 */
export function createCatchUp({ seen, apply, ask, applyHistory, onStuck }: Options) {
  let waiting: ChatBatch[] = []
  let held = false
  /** Told apart from an answer that comes after a new beginning. */
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
    /** Keeps batches until `release`: an answer is on its way that tells from where they count. */
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
