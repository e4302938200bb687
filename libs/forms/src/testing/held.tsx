import { type ReactNode, useState } from 'react'
import type { FieldBinding } from '../fields/field-props.ts'

type HeldProps<Value> = {
  initial: Value
  error?: string
  valid?: boolean
  children: (field: FieldBinding<Value>) => ReactNode
}

/** A field without a form: it holds its own value. */
export function Held<Value>({ initial, error, valid, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial)
  const said = { ...(error && { error }), ...(valid && { valid }) }
  return children({ name: 'held', value, onChange: setValue, onBlur: () => undefined, ...said })
}
