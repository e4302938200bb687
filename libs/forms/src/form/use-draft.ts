import { useLocale } from '@atrio/i18n'
import { useMemo } from 'react'
import { createDraft, tabStorage } from './draft.ts'

/**
 * What is kept of a form under a key, in the tab's storage or in another, in the reader's language; undefined without a
 * key. Forms of `useForm` do this by themselves; what else is typed (a wizard's steps) may be kept by hand. The caller
 * sees to it that no secret is written.
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
