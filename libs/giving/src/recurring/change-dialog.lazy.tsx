import type { RecurringGift } from '@atrio/api-client'
import { loadFormWords } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { Dialog, ErrorState, LineSkeleton } from '@atrio/ui'
import { useQuery } from '@tanstack/react-query'

type Props = { gift: RecurringGift; onClose: () => void }

/** The change form over the list: loads on demand with its messages. */
export function LazyChangeDialog({ gift, onClose }: Props) {
  const { t } = useTranslation('giving')
  const { i18n } = useFeatureContext()
  const form = useQuery({
    queryKey: ['giving.change', i18n.language],
    staleTime: Infinity,
    queryFn: async () => {
      const [{ ChangeForm }] = await Promise.all([import('./change-form.tsx'), loadFormWords(i18n)])
      return { ChangeForm }
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('own.change.title', { reason: gift.reason })}>
      {form.data ? (
        <form.data.ChangeForm gift={gift} onClose={onClose} />
      ) : form.isError ? (
        <ErrorState
          heading="h3"
          title={t('failed.title')}
          text={t('own.failed.text')}
          retry={{ label: t('failed.retry'), onRetry: () => void form.refetch(), busy: form.isFetching }}
        />
      ) : (
        <LineSkeleton lines={4} />
      )}
    </Dialog>
  )
}
