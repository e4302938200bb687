import { readStoredOrder, type StoredOrder } from '../model/stored-order.ts'

/** Has the prefix of all drafts: removed by a logout, kept when a session ends by itself. */
const NAME = 'atrio.draft.checkout'

const listeners = new Set<() => void>()
let closed: string | null = null
let last: { text: string | null; order: StoredOrder | null } = { text: null, order: null }

/** Session storage belongs to the tab. When it is blocked, the order is kept in memory. */
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
    // full or forbidden: it lasts as long as the page
  }
}

export const orderStore = {
  /** Returns the same object until something changes. */
  read: (): StoredOrder | null => {
    const text = readText()
    if (text !== last.text) last = { text, order: readStoredOrder(text) }
    return last.order
  },
  write: (order: StoredOrder | null): void => {
    writeText(order && JSON.stringify(order))
    for (const tell of listeners) tell()
  },
  /** Changes the stored order; does nothing without one. */
  change: (to: (order: StoredOrder) => StoredOrder): void => {
    const order = orderStore.read()
    if (order) orderStore.write(to(order))
  },
  /**
   * Stores what the form holds itself, for the next load of the page. Nobody is notified: a press of a key would render
   * the whole page once more.
   */
  keep: (to: (order: StoredOrder) => StoredOrder): void => {
    const order = orderStore.read()
    if (order) writeText(JSON.stringify(to(order)))
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** An unguessable key of 36 hexadecimal digits. */
export const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, '0')).join('')
