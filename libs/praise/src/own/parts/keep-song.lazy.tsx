import { useTranslation } from '@atrio/i18n'
import { lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import { FailedNotice } from '@atrio/ui'
import type { KeepSongProps } from './keep-song.tsx'

function Failed({ busy, retry }: LazyFormFailedProps) {
  const { t } = useTranslation('praise')
  return <FailedNotice retry={{ label: t('retry'), onRetry: retry, busy }}>{t('own.formFailed')}</FailedNotice>
}

/** Dialogs and forms come with the first press: a song is read without them. */
export const KeepSong = lazyForm<KeepSongProps>({
  name: 'praise.keepSong',
  load: async ({ i18n }) => (await import('../load-keep-song.ts')).loadKeepSong(i18n),
  loading: null,
  failed: Failed,
})
