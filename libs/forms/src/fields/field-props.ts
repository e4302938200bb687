import type { ReactNode } from 'react'

/** Binds a field to a form; `form.field(name)` returns it, and a test or a story can write it by hand. */
export type FieldBinding<Value> = {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  /** Error message. */
  error?: string
  /** Filled in, left, and valid. */
  valid?: boolean
}

export type FieldProps<Value> = FieldBinding<Value> & {
  label: ReactNode
  /** A line below the field, read with it by screen readers. */
  hint?: ReactNode
  /** Marks the field as optional in its label. */
  optional?: boolean
  className?: string
}
