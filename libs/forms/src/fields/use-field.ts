import { useId } from 'react'
import type { FieldProps } from './field-props.ts'

type Described = Pick<FieldProps<unknown>, 'name' | 'hint' | 'error' | 'valid' | 'optional'>

/** The ids of a field's parts, and the attributes with which its control refers to label, hint and error. */
export function useField({ name, hint, error, valid, optional }: Described) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return {
    id,
    hintId,
    errorId,
    control: {
      id,
      name,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': optional ? undefined : true,
      'data-valid': valid || undefined,
    },
  }
}
