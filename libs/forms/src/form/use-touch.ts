import { type RefObject, useEffect, useRef } from 'react'
import type { useSchema } from './use-schema.ts'

/**
 * Loads a form's schema when it is first touched, then validates what was typed meanwhile. @param validate runs the
 * form's validation on the current values
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
    // after a failure the person retries: keystrokes do not
    if (schema.unasked() && !schema.trouble) void fetchRules()
  }

  // A field focused before hydration counts as touched, although no event was received.
  const first = useRef(touch)
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) first.current()
  }, [element])

  return {
    touch,
    retry: async () => {
      // the retry button is unmounted: the focus moves to the submit button
      if (await fetchRules()) element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    },
  }
}
