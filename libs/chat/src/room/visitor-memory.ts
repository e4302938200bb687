/** Has the prefix of a person's data in the tab's storage, so that a logout removes it (document 1 section 4). */
const KEY = 'atrio.draft.chat'

/** A visitor: the name, the server's token, and the name in the address at that time. */
export type Visitor = { name: string; visitor: string; given?: string }

const isVisitor = (value: Partial<Visitor> | null): value is Visitor =>
  typeof value?.name === 'string' && typeof value.visitor === 'string'

/** A reload keeps the same visitor. Blocked, full or invalid storage remembers none. */
export const visitorMemory = {
  read: (): Visitor | undefined => {
    try {
      const value = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Visitor> | null
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
