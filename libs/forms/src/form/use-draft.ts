import { useLocale } from '@atrio/i18n'
import { useEffect, useMemo, useRef } from 'react'
import { createDraft, tabStorage, withDraft } from './draft.ts'

type Drafted<Values> = { initial: Values; values: Values; dirty: boolean; restore: (values: Values) => void }

/**
 * Keeps what is typed under a key of the tab's storage (or of another), so that it outlives a refresh and a trip
 * elsewhere. It comes back after the first paint, since the server that drew the page knows nothing of it. Without a
 * key nothing is kept. `keep` says which part of the values may be.
 */
export function useDraft<Values extends object>(
  key: string | undefined,
  { initial, values, dirty, restore }: Drafted<Values>,
  keep: (values: Values) => object,
  storage: Storage | undefined = tabStorage(),
): { clear: () => void } {
  const locale = useLocale()
  const draft = useMemo(() => (key === undefined ? undefined : createDraft(key, storage)), [key, storage])
  const written = useRef(values)
  const first = useRef({ initial, restore })

  useEffect(() => {
    const kept = draft?.read(locale)
    if (kept) first.current.restore(withDraft(first.current.initial, kept))
  }, [draft, locale])

  useEffect(() => {
    if (written.current === values) return
    written.current = values
    if (dirty) draft?.write(keep(values), locale)
    else draft?.clear()
  }, [draft, dirty, keep, locale, values])

  return useMemo(() => ({ clear: () => draft?.clear() }), [draft])
}
