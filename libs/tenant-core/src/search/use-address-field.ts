import { useLayoutEffect, useRef } from 'react'

/**
 * A field that follows the address while it stays mounted: it keeps its focus, and what is typed while results load. What
 * was typed before hydration stays too.
 * @returns `ref`: of the field; `onSubmit`: of its form; `onClear`: of the link to the address without a value
 */
export function useAddressField<Field extends HTMLInputElement | HTMLSelectElement = HTMLInputElement>(value: string) {
  const ref = useRef<Field>(null)
  const submitted = useRef<string>(undefined)
  useLayoutEffect(() => {
    const field = ref.current
    const isTyping = field === document.activeElement && field?.value !== submitted.current
    if (field && submitted.current !== undefined && !isTyping) field.value = value
    submitted.current = value
  }, [value])
  const onSubmit = () => {
    submitted.current = ref.current?.value ?? ''
  }
  const onClear = () => {
    onSubmit()
    // the pressed link goes
    ref.current?.focus()
  }
  return { ref, onSubmit, onClear }
}
