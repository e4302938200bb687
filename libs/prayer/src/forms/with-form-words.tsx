import { loadFormWords } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { LineSkeleton } from '@atrio/ui'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { LoadFailed } from '../parts/load-failed.tsx'

type Words = 'coming' | 'there' | 'failed'

/** Loads the form messages first, for a form in a page whose load does not know of it. */
export function WithFormWords({ children }: { children: ReactNode }) {
  const { t } = useTranslation('prayer')
  const { i18n } = useFeatureContext()
  const [words, setWords] = useState<Words>('coming')
  const fetchWords = useCallback(() => {
    loadFormWords(i18n).then(
      () => setWords('there'),
      () => setWords('failed'),
    )
  }, [i18n])
  useEffect(fetchWords, [fetchWords])
  if (words === 'there') return children
  if (words === 'coming') return <LineSkeleton lines={3} />
  return <LoadFailed text={t('refused.noResponse')} busy={false} retry={fetchWords} />
}
