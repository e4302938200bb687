import { type RefObject, useEffect, useRef } from 'react'
import type { useSchema } from './use-schema.ts'

/**
 * Fetches a form's rules when it is first touched, and holds what was typed meanwhile to them.
 * @param validate runs the form's validation over what is typed
 */
export function useTouch(
  schema: ReturnType<typeof useSchema>,
  element: RefObject<HTMLFormElement | null>,
  validate: () => Promise<unknown>,
) {
  const fetchRules = () =>
    schema
      .ask()
      .then(() => validate())
      .then(
        () => true,
        () => false,
      )
  const touch = () => {
    // after a failure it is the person who tries again: not every key asks anew
    if (schema.unasked() && !schema.trouble) void fetchRules()
  }

  // What was focused before the page came to life is touched, though nobody heard of it.
  const first = useRef(touch)
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) first.current()
  }, [element])

  return {
    touch,
    retry: async () => {
      // the button goes with its message: sending is what comes next
      if (await fetchRules()) element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    },
  }
}
