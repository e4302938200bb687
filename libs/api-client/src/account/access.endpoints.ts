import type {
  CodigoAcessoWire,
  CredenciaisWire,
  LoginWire,
  RecuperarSenhaWire,
  RefreshWire,
  SituacaoWire,
  TrocarCodigoAcessoWire,
  VerificarEmailWire,
} from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import { toCredentials } from './credentials.mapper.ts'

const LOGIN_FIELDS = { username: 'email', password: 'password', captcha: 'captcha' }

type ByEmail = { email: string; captcha?: string }
type LoginParams = { email: string; password: string; captcha?: string }

/** Signing in and out (document 2 section 7.4). Writes: never through the query cache. */
export const accessApi = {
  /** Refused with `invalid_credentials`, `account_inactive`, `captcha_required`, `captcha_invalid`, `rate_limited`. */
  login: endpoint('access.login', async (http, { email, password, captcha }: LoginParams, signal) =>
    withFormFields(LOGIN_FIELDS, async () => {
      const body = {
        username: email,
        password,
        igreja: http.church.id,
        ...(captcha !== undefined && { captcha }),
      } satisfies LoginWire
      return toCredentials(await http.post<CredenciaisWire>('/security/login_check', { body, signal }))
    }),
  ),
  /** A new pair of tokens; refused when the session has ended. */
  refresh: endpoint('access.refresh', async (http, { refreshToken }: { refreshToken: string }, signal) =>
    toCredentials(
      await http.post<CredenciaisWire>('/security/token/refresh', {
        body: { refreshToken } satisfies RefreshWire,
        signal,
      }),
    ),
  ),
  /** Ends the session on the server. */
  logout: endpoint('access.logout', async (http, { refreshToken }: { refreshToken: string }, signal) => {
    await http.post('/security/logout', { body: { refreshToken } satisfies RefreshWire, signal })
  }),
  /** Mails a new password. Refused with `email_not_found`, unless the church is discreet. */
  recover: endpoint('access.recover', async (http, { email, captcha }: ByEmail, signal) =>
    withFormFields({ email: 'email', captcha: 'captcha' }, async () => {
      const body = {
        email,
        igreja: http.church.id,
        ...(captcha !== undefined && { captcha }),
      } satisfies RecuperarSenhaWire
      await http.post<SituacaoWire>('/security/recuperar-senha', { body, signal })
    }),
  ),
  resendActivation: endpoint('access.resendActivation', async (http, params: ByEmail, signal) => {
    await http.post<SituacaoWire>('/security/solicitar-verificacao-email/', {
      query: { igreja: http.church.id, ...params },
      signal,
    })
  }),
  /** The code of the activation mail and the password registered. Refused with `code_invalid` or `wrong_password`. */
  verifyEmail: endpoint('access.verifyEmail', async (http, params: { code: string; password: string }, signal) => {
    await http.post<SituacaoWire>('/security/verificar-email', {
      body: { codigo: params.code, senha: params.password } satisfies VerificarEmailWire,
      signal,
    })
  }),
  /** A code, good for a minute, that signs this person in at another church's portal. */
  requestCode: endpoint('access.requestCode', async (http, { churchId }: { churchId: number }, signal) => {
    const wire = await http.post<CodigoAcessoWire>('/security/codigo-acesso', { body: { igreja: churchId }, signal })
    return { code: wire.codigo, origin: wire.origem, expiresAt: wire.expiraEm }
  }),
  /** Exchanges such a code, once, at the church that it was issued for. */
  exchangeCode: endpoint('access.exchangeCode', async (http, { code }: { code: string }, signal) =>
    toCredentials(
      await http.post<CredenciaisWire>('/security/codigo-acesso/trocar', {
        body: { codigo: code, igreja: http.church.id } satisfies TrocarCodigoAcessoWire,
        signal,
      }),
    ),
  ),
}
