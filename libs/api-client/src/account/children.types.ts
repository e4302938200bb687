import type { Sex } from './account.types.ts'

/** One of a person's children. Days are `YYYY-MM-DD`. */
export type Child = {
  id: number
  name: string
  birthDate: string | null
  sex: Sex | null
  /** What carers of the child should know. */
  remarks: string | null
}
export type ChildDraft = Omit<Child, 'id'>
