import type { CredenciaisWire } from '@atrio/contract'
import type { Credentials } from './account.types.ts'

export const toCredentials = (wire: CredenciaisWire): Credentials => ({
  token: wire.token,
  refreshToken: wire.refreshToken,
  mustChangePassword: wire.flagTrocarSenha ?? false,
  ...(wire.flagPrimeiroAcesso && { isFirstSignIn: true }),
})
