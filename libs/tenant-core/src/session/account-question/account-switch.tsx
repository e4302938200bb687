import { useTranslation } from '@atrio/i18n'
import { ConfirmDialog } from '@atrio/ui'
import type { AccountSwitch as Question } from '../session.ts'

/** Asks whether a link may replace the current session by another person's. */
export function AccountSwitch({ question }: { question: Question }) {
  const { t } = useTranslation('accountSwitch')
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('replace')}
      cancel={t('stay')}
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      <p>{t('text', { name: question.signedInAs })}</p>
    </ConfirmDialog>
  )
}
