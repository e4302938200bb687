import { readStoredOrder, type StoredOrder } from '../model/stored-order.ts'

/** Begins as all drafts do: it goes with a logout, and stays where a session ends by itself. */
const NAME = 'atrio.draft.checkout'

const listeners = new Set<() => void>()
let closed: string | null = null
let last: { text: string | null; order: StoredOrder | null } = { text: null, order: null }

/** Session storage is the tab's own. Where it is closed to us the tab itself remembers. */
function readText(): string | null {
  try {
    return sessionStorage.getItem(NAME)
  } catch {
    return closed
  }
}

function writeText(text: string | null): void {
  closed = text
  try {
    if (text === null) sessionStorage.removeItem(NAME)
    else sessionStorage.setItem(NAME, text)
  } catch {
    // full or forbidden: it lives as long as the page
  }
}

export const orderStore = {
  /** The same object for as long as nothing has changed. */
  read: (): StoredOrder | null => {
    const text = readText()
    if (text !== last.text) last = { text, order: readStoredOrder(text) }
    return last.order
  },
  write: (order: StoredOrder | null): void => {
    writeText(order && JSON.stringify(order))
    for (const tell of listeners) tell()
  },
  /** Changes what is there; nothing where nothing is. */
  change: (to: (order: StoredOrder) => StoredOrder): void => {
    const order = orderStore.read()
    if (order) orderStore.write(to(order))
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** A key that nobody guesses, of 36 hexadecimal digits. */
export const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, '0')).join('')
