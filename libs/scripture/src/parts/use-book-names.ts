import { useTranslation, type Messages } from '@atrio/i18n'
import { useCallback } from 'react'

type BookCode = keyof Messages['scripture']['books']

/** Books and references in the portal's language. */
export function useBookNames() {
  const { t } = useTranslation('scripture')
  const bookName = useCallback((code: string) => t(`books.${code as BookCode}`), [t])
  /** `Salmo 23`, `João 3:16`, `João 3:16–18`. */
  const reference = useCallback(
    (book: string, chapter: number, from?: number, to?: number) => {
      const name = book === 'PSA' ? t('psalm') : bookName(book)
      const verses = from === undefined ? '' : `:${from}${to !== undefined && to > from ? `–${to}` : ''}`
      return `${name} ${chapter}${verses}`
    },
    [t, bookName],
  )
  return { bookName, reference }
}
