/** Has the prefix of a person's data in the tab's storage, so that a logout removes it (document 1 section 4). */
const KEY = 'atrio.draft.chat'

/** A visitor: the name, the server's token, and the name in the address at that time. */
export type Visitor = { name: string; visitor: string; given?: string }

const isVisitor = (value: unknown): value is Visitor =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'visitor'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

/** A reload keeps the same visitor. Blocked, full or invalid storage remembers none. */
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
      // the next page asks for the name again
    }
  },
}
