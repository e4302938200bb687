import { useTranslation } from '@atrio/i18n'
import { Slot, type SlotFailureProps } from '@atrio/tenant-core'
import { FailedNotice } from '@atrio/ui'

/** Links to sign in or register that return to this page (document 1 section 6). */
export const LoginOffer = () => <Slot name="account.requestLogin" failure={NotLoaded} />

function NotLoaded({ retry }: SlotFailureProps) {
  const { t } = useTranslation('prayer')
  return <FailedNotice retry={{ label: t('retry'), onRetry: retry }}>{t('enter.failed')}</FailedNotice>
}
