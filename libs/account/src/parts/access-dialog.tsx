import { AccountExistsDialog, InactiveAccountDialog } from './access-dialogs.tsx'

export type AccessDialog = { kind: 'inactive'; sent: boolean } | { kind: 'exists' }

type Props = {
  dialog: AccessDialog
  email: string
  onResend: () => Promise<boolean>
  onClose: () => void
  onGo: (step: 'password' | 'recover') => void
}

/** The one modal that stands over the way in. */
export function AccessExistsOrInactive({ dialog, email, onResend, onClose, onGo }: Props) {
  if (dialog.kind === 'inactive')
    return <InactiveAccountDialog email={email} sent={dialog.sent} onResend={onResend} onClose={onClose} />
  return (
    <AccountExistsDialog
      email={email}
      onLogin={() => onGo('password')}
      onRecover={() => onGo('recover')}
      onClose={onClose}
    />
  )
}
