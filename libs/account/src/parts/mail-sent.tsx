import { useTranslation } from '@atrio/i18n'
import { Button, LinkButton, Row } from '@atrio/ui'

/** Says that a mail is on its way, and what to do once it has arrived. */
export function MailSent({ onContinue, onBack }: { onContinue: () => void; onBack: () => void }) {
  const { t } = useTranslation('account')
  return (
    <>
      <p css={{ marginBottom: 'var(--s6)', color: 'var(--muted)' }}>{t('mail.hint')}</p>
      <Row gap={5}>
        <Button variant="primary" size="big" onClick={onContinue}>
          {t('mail.continue')}
        </Button>
        <LinkButton onClick={onBack}>{t('mail.back')}</LinkButton>
      </Row>
    </>
  )
}
