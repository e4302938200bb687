import type { ReactNode } from 'react'

/** What ties a field to a form; `form.field(name)` gives it, and a test or a story can write it by hand. */
export type FieldBinding<Value> = {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  /** What is wrong, in words. */
  error?: string
  /** Filled in, left, and right. */
  valid?: boolean
}

export type FieldProps<Value> = FieldBinding<Value> & {
  label: ReactNode
  /** A line under the field, read with it. */
  hint?: ReactNode
  /** May stay empty, and says so. */
  optional?: boolean
  className?: string
}
