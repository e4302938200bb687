import { useTranslation } from '@atrio/i18n'
import { MAX_TERM_LENGTH } from '@atrio/tenant-core'
import { SearchField } from '@atrio/ui'

/** Filters while typing: all of a person's notes are loaded already. */
export function NoteSearch({ term, onTerm }: { term: string; onTerm: (term: string) => void }) {
  const { t } = useTranslation('notes')
  return (
    <div role="search" css={{ width: 'min(30rem, 100%)' }}>
      <SearchField
        label={t('search.label')}
        value={term}
        maxLength={MAX_TERM_LENGTH}
        onChange={(event) => onTerm(event.target.value)}
      />
    </div>
  )
}
