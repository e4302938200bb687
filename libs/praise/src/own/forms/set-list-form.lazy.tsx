import { lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import { useTranslation } from '@atrio/i18n'
import { FailedNotice, LineSkeleton } from '@atrio/ui'
import type { SetListForm as Form } from './set-list-form.tsx'
import type { ComponentProps } from 'react'

function Failed({ busy, retry }: LazyFormFailedProps) {
  const { t } = useTranslation('ownSongs')
  return <FailedNotice retry={{ label: t('retry'), onRetry: retry, busy }}>{t('refused.noResponse')}</FailedNotice>
}

/** A list is read without its form. */
export const SetListForm = lazyForm<ComponentProps<typeof Form>>({
  name: 'praise.setList',
  load: async ({ i18n }) => {
    const part = await import('./set-list-form.tsx')
    await part.loadFormWords(i18n)
    return part.SetListForm
  },
  loading: <LineSkeleton lines={3} />,
  failed: Failed,
})
