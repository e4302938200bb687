import { useLocale } from '@atrio/i18n'
import { useMemo } from 'react'
import { createDraft, tabStorage } from './draft.ts'

/**
 * The draft of a form under a key, in the tab's storage or another one, in the reader's language; undefined without a
 * key. `useForm` uses it; other input (a wizard's steps) may call it directly, and must not write secrets.
 */
export function useDraft(key: string | undefined, storage: Storage | undefined = tabStorage()) {
  const locale = useLocale()
  return useMemo(() => {
    if (key === undefined) return undefined
    const draft = createDraft(key, storage)
    return {
      read: () => draft.read(locale),
      write: (values: object) => draft.write(values, locale),
      clear: draft.clear,
    }
  }, [key, locale, storage])
}
