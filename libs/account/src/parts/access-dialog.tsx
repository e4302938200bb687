import { AccountExistsDialog, InactiveAccountDialog } from './access-dialogs.tsx'

export type AccessDialogState = { kind: 'inactive'; sent: boolean } | { kind: 'exists' }

type Props = {
  state: AccessDialogState
  email: string
  onResend: () => Promise<boolean>
  onClose: () => void
  onGo: (step: 'password' | 'recover') => void
}

/** The modal that is open over the sign-in page, if any. */
export function AccessDialog({ state, email, onResend, onClose, onGo }: Props) {
  if (state.kind === 'inactive')
    return <InactiveAccountDialog email={email} sent={state.sent} onResend={onResend} onClose={onClose} />
  return (
    <AccountExistsDialog
      email={email}
      onLogin={() => onGo('password')}
      onRecover={() => onGo('recover')}
      onClose={onClose}
    />
  )
}
