/** Begins as everything of a person in the tab's storage does, so that a logout takes it (document 1 section 4). */
const KEY = 'atrio.draft.chat'

/** Who a visitor was: the name, what the server signed, and the name that the address gave then. */
export type Visitor = { name: string; visitor: string; given?: string }

const isVisitor = (value: unknown): value is Visitor =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'visitor'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

/** A reload keeps the same visitor. A storage that is forbidden, full or holds nonsense remembers nobody. */
export const visitorMemory = {
  read: (): Visitor | undefined => {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
      return isVisitor(value) ? value : undefined
    } catch {
      return undefined
    }
  },
  write: (visitor: Visitor): void => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(visitor))
    } catch {
      // then the next page asks for the name again
    }
  },
}
