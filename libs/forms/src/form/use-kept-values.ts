import { useEffect, useRef } from 'react'
import { withDraft } from './draft.ts'
import { useDraft } from './use-draft.ts'

type Typed<Values> = { initial: Values; values: Values; dirty: boolean; restore: (values: Values) => void }

/**
 * Keeps what is typed under a key, so that it outlives a refresh and a trip elsewhere. It comes back after the first
 * paint, since the server that drew the page knows nothing of it. `keep` says which part of the values may be kept;
 * until it is known nothing is written.
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
    /** These values were taken: nothing of them is kept, nor written later. */
    forget: (taken: Values) => {
      written.current = taken
      draft?.clear()
    },
  }
}
