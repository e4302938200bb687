import { ApiError, registrationsApi, type ChurchEvent } from '@atrio/api-client'
import { useLocale, useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { useMutation } from '@tanstack/react-query'
import { GUEST, userIdOf } from '../data/user-id.ts'

/** Hands a file over as a download. */
function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // browsers read it after the click
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/**
 * The tickets as the church's server writes them, the same file that goes with the mail.
 * @param order a guest's, by whose code they have them; a member has them as who they are
 */
export function useTicketFile({ id: eventId }: ChurchEvent, order: string | undefined) {
  const { t } = useTranslation('events')
  const ctx = useFeatureContext()
  const locale = useLocale()
  const { mutate, isPending, error } = useMutation({
    // told at once where there is no connection, instead of waiting for one
    networkMode: 'always',
    mutationFn: () => {
      const whose = order === undefined ? { userId: userIdOf(ctx) } : { userId: GUEST, order }
      return ctx.api.run(registrationsApi.file, { ...whose, eventId, locale })
    },
    onSuccess: (file) => save(file, `${t('ticket.file')}-${eventId}.pdf`),
  })
  const offline = error instanceof ApiError && error.kind === 'no-response'
  return {
    download: () => mutate(),
    busy: isPending,
    /** What went wrong; '' where nothing did. Another backend may not know the call: paper is always left. */
    failed: error ? t(offline ? 'ticket.downloadOffline' : 'ticket.downloadFailed') : '',
  }
}
