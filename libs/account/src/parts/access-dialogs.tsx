import { useTranslation } from '@atrio/i18n'
import { Button, Dialog } from '@atrio/ui'
import { useState } from 'react'

type InactiveProps = {
  email: string
  /** Whether the activation mail could be sent. */
  sent: boolean
  onResend: () => Promise<boolean>
  onClose: () => void
}

/** Shown when the account exists but its e-mail is not confirmed; says whether the activation mail could be sent. */
export function InactiveAccountDialog({ email, sent, onResend, onClose }: InactiveProps) {
  const { t } = useTranslation('account')
  const [state, setState] = useState<'sent' | 'failed' | 'sending'>(sent ? 'sent' : 'failed')
  const resend = async () => {
    setState('sending')
    setState((await onResend()) ? 'sent' : 'failed')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('inactive.title')}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {t('inactive.close')}
          </Button>
          {state !== 'sent' && (
            <Button busy={state === 'sending'} onClick={() => void resend()}>
              {t('inactive.resend')}
            </Button>
          )}
        </>
      }
    >
      <p role="status">{t(state === 'sent' ? 'inactive.sent' : 'inactive.failed', { email })}</p>
    </Dialog>
  )
}

type ExistsProps = { email: string; onLogin: () => void; onRecover: () => void; onClose: () => void }

/** Shown when an account with this e-mail exists already. */
export function AccountExistsDialog({ email, onLogin, onRecover, onClose }: ExistsProps) {
  const { t } = useTranslation('account')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('exists.title')}
      actions={
        <>
          <Button variant="primary" onClick={onLogin}>
            {t('exists.login')}
          </Button>
          <Button onClick={onRecover}>{t('exists.recover')}</Button>
        </>
      }
    >
      <p>{t('exists.text', { email })}</p>
    </Dialog>
  )
}
