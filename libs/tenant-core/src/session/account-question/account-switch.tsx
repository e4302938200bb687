import { useTranslation } from '@atrio/i18n'
import type { AccountSwitch as Question } from '@atrio/tenant-core'
import { ConfirmDialog } from '@atrio/ui'

/** Asks whether a link may replace the current session by another person's. */
export function AccountSwitch({ question }: { question: Question }) {
  const { t } = useTranslation('shell')
  return (
    <ConfirmDialog
      title={t('accountSwitch.title')}
      confirm={t('accountSwitch.replace')}
      cancel={t('accountSwitch.stay')}
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      <p>{t('accountSwitch.text', { name: question.signedInAs })}</p>
    </ConfirmDialog>
  )
}
