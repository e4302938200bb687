import type { CredenciaisWire } from '@atrio/contract'
import type { AccessTokens } from '../../platform/auth/access-token.ts'
import type { Person, Renewed } from '../../platform/auth/sessions.ts'

/** Access and refresh token of a session, for sign-in, refresh and code exchange. */
export async function credentials(
  tokens: AccessTokens,
  { account, church, session, mustChangePassword, refreshToken }: Person & Pick<Renewed, 'refreshToken'>,
): Promise<CredenciaisWire> {
  const { token, expires } = await tokens.sign({ account, church, session })
  return { token, refreshToken, expiraEm: expires.toISOString(), flagTrocarSenha: mustChangePassword }
}
