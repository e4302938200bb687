import { useTranslation } from '@atrio/i18n'
import { SearchForm } from '@atrio/tenant-core'
import { searchPath } from '../page-paths.ts'

type Props = { translation: string; term?: string; busy?: boolean }

/** Searches a translation for verses. */
export function VerseSearch({ translation, term = '', busy = false }: Props) {
  const { t } = useTranslation('bible')
  const words = { label: t('search.label'), submit: t('search.submit') }
  return <SearchForm action={searchPath(translation)} term={term} words={words} busy={busy} />
}
