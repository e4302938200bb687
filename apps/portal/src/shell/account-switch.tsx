import { useTranslation } from '@atrio/i18n'
import type { AccountSwitch as Question } from '@atrio/tenant-core'
import { Button, Dialog } from '@atrio/ui'

/** Asks whether a link may replace the current session by another person's. */
export function AccountSwitch({ question }: { question: Question }) {
  const { t } = useTranslation('shell')
  const stay = () => question.answer(false)
  return (
    <Dialog
      open
      onClose={stay}
      title={t('accountSwitch.title')}
      actions={
        <>
          <Button variant="primary" onClick={() => question.answer(true)}>
            {t('accountSwitch.replace')}
          </Button>
          <Button onClick={stay}>{t('accountSwitch.stay')}</Button>
        </>
      }
    >
      <p>{t('accountSwitch.text', { name: question.signedInAs })}</p>
    </Dialog>
  )
}
