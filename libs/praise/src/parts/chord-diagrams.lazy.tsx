import { useTranslation } from '@atrio/i18n'
import { lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import { FailedNotice, Skeleton } from '@atrio/ui'
import type { ChordDiagramsProps } from './chord-diagrams.tsx'

function Failed({ busy, retry }: LazyFormFailedProps) {
  const { t } = useTranslation('praise')
  return <FailedNotice retry={{ label: t('retry'), onRetry: retry, busy }}>{t('diagrams.failed')}</FailedNotice>
}

/** The shapes of all chords weigh more than a song: they come with the first press. */
export const LazyChordDiagrams = lazyForm<ChordDiagramsProps>({
  name: 'praise.diagrams',
  load: async () => (await import('./chord-diagrams.tsx')).ChordDiagrams,
  loading: <Skeleton height="9rem" />,
  failed: Failed,
})
