import { ApiError, NOBODY, registrationsApi, type ChurchEvent } from '@atrio/api-client'
import { useLocale, useTranslation } from '@atrio/i18n'
import { useFeatureContext, viewerOf } from '@atrio/tenant-core'
import { saveFile } from '@atrio/ui'
import { useMutation } from '@tanstack/react-query'

/**
 * Downloads the tickets as the PDF that the server writes, the same file as in the mail. @param order code of a guest's
 * order, which authorises them; members are authorised by their session
 */
export function useTicketFile({ id: eventId }: ChurchEvent, order: string | undefined) {
  const { t } = useTranslation('events')
  const ctx = useFeatureContext()
  const locale = useLocale()
  const { mutate, isPending, error } = useMutation({
    // fails at once offline instead of waiting for a connection
    networkMode: 'always',
    mutationFn: () => {
      const whose = order === undefined ? { userId: viewerOf(ctx) } : { userId: NOBODY, order }
      return ctx.api.run(registrationsApi.file, { ...whose, eventId, locale })
    },
    onSuccess: (file) => saveFile(file, `${t('ticket.file')}-${eventId}.pdf`),
  })
  const offline = error instanceof ApiError && error.kind === 'no-response'
  return {
    download: () => mutate(),
    busy: isPending,
    /** Error message; '' without one. Another backend may not know the call, so printing is always offered. */
    failed: error ? t(offline ? 'ticket.downloadOffline' : 'ticket.downloadFailed') : '',
  }
}
