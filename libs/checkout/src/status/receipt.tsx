import { ApiError, NOBODY, ownPaymentsApi, type Payment } from '@atrio/api-client'
import { useLocale, useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { Button, DownloadIcon, mutedCss, saveFile, smallCss } from '@atrio/ui'
import { useMutation } from '@tanstack/react-query'
import { payerOf } from '../data/checkout.queries.ts'

/** Downloads the receipt that the server writes: the member's own; else, as for a guest, by the code alone. */
export function Receipt({ payment: { code } }: { payment: Payment }) {
  const { t } = useTranslation('payment')
  const ctx = useFeatureContext()
  const locale = useLocale()
  const { mutate, isPending, error } = useMutation({
    // fails at once offline instead of waiting for a connection
    networkMode: 'always',
    mutationFn: async () => {
      const ask = (userId: number) => ctx.api.run(ownPaymentsApi.receipt, { code, userId, locale })
      const payer = payerOf(ctx)
      if (payer === null) return ask(NOBODY)
      return ask(payer).catch((cause: unknown) => {
        // ordered as a guest, before signing in
        if (cause instanceof ApiError && cause.status === 404) return ask(NOBODY)
        throw cause
      })
    },
    onSuccess: (file) => saveFile(file, `${code}.pdf`),
  })
  const offline = error instanceof ApiError && error.kind === 'no-response'
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()}>
        <DownloadIcon size="sm" />
        {t('status.receipt')}
      </Button>
      <p role="status" css={[mutedCss, smallCss]} hidden={!isPending && !error}>
        {isPending ? t('status.receiptBusy') : error && t(offline ? 'status.receiptOffline' : 'status.receiptFailed')}
      </p>
    </>
  )
}
