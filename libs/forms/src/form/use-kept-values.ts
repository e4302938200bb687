import { useEffect, useRef } from 'react'
import { withDraft } from './draft.ts'
import { useDraft } from './use-draft.ts'

type Typed<Values> = { initial: Values; values: Values; dirty: boolean; restore: (values: Values) => void }

/**
 * Stores the values under a key, so that they survive a refresh and other pages. They are restored after the first
 * render, since the server does not know them. `keep` selects the part that may be stored; until it is known nothing
 * is.
 */
export function useKeptValues<Values extends object>(
  key: string | undefined,
  { initial, values, dirty, restore }: Typed<Values>,
  keep: ((values: Values) => object) | undefined,
) {
  const draft = useDraft(key)
  const written = useRef(values)
  const first = useRef({ initial, restore })

  useEffect(() => {
    const kept = draft?.read()
    if (kept) first.current.restore(withDraft(first.current.initial, kept))
  }, [draft])

  useEffect(() => {
    if (written.current === values) return
    if (dirty && !keep) return
    written.current = values
    if (dirty && keep) draft?.write(keep(values))
    else draft?.clear()
  }, [draft, dirty, keep, values])

  return {
    /** These values were accepted: removes them from storage and cancels pending writes. */
    forget: (taken: Values) => {
      written.current = taken
      draft?.clear()
    },
  }
}
