import { loadFormWords } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import { ErrorState, gutterCss, RowsSkeleton } from '@atrio/ui'
import { css } from '@emotion/react'
import { loadGiftLinkWords } from '../link/i18n/messages.ts'

const room = css(gutterCss, { minHeight: '60vh' })

/** Only in a browser: the draft of a gift is in the tab's storage. */
export const GiftForm = lazyForm({
  name: 'giving.gift',
  load: async (ctx) =>
    (await Promise.all([import('./gift-form.tsx'), loadFormWords(ctx.i18n), loadGiftLinkWords(ctx)]))[0].GiftForm,
  loading: (
    <div css={room} aria-busy>
      <RowsSkeleton rows={4} />
    </div>
  ),
  failed: Failed,
})

function Failed({ busy, retry }: LazyFormFailedProps) {
  const { t } = useTranslation('giving')
  return (
    <div css={room}>
      <ErrorState
        heading="h2"
        title={t('failed.title')}
        text={t('failed.text')}
        retry={{ label: t('failed.retry'), onRetry: retry, busy }}
      />
    </div>
  )
}
