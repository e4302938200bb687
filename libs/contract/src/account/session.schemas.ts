import Type from 'typebox'
import { Id, Instant, Nullable } from '../schema.ts'
import { MAX_PASSWORD_LENGTH } from './password-rule.ts'

/** An e-mail address: one @, no blanks or control characters. Only a mail proves that it exists. */
export const EmailText = Type.String({ pattern: '^[^\\s@\\u0000-\\u001f<>",;:\\\\]{1,64}@[^\\s@<>",;:\\\\]{1,189}$' })

/** A password as typed; its rule is reported by field, not by the schema. */
export const PasswordText = Type.String({ minLength: 1, maxLength: MAX_PASSWORD_LENGTH })

/** The answer to the captcha: altcha's payload in base64, or reCAPTCHA's response. */
export const CaptchaText = Type.String({ minLength: 1, maxLength: 4096 })

/** A refresh token or one-time code: opaque. */
export const OpaqueText = Type.String({ pattern: '^[A-Za-z0-9_-]{20,200}$' })

/** POST /security/login_check. `igreja`: the church at whose portal it happens; our addition. */
export const LoginWire = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 254 }),
  password: PasswordText,
  igreja: Type.Optional(Id),
  captcha: Type.Optional(CaptchaText),
})
export type LoginWire = Type.Static<typeof LoginWire>

/** The answer of login, refresh and the exchange of a code. All but the tokens are our additions. */
export const CredenciaisWire = Type.Object({
  token: Type.String(),
  refreshToken: Type.String(),
  expiraEm: Type.Optional(Instant),
  flagTrocarSenha: Type.Optional(
    Type.Boolean({ description: 'signed in with a mailed password: it must be changed before anything is written' }),
  ),
  flagPrimeiroAcesso: Type.Optional(Type.Boolean({ description: 'the account’s first sign-in' })),
})
export type CredenciaisWire = Type.Static<typeof CredenciaisWire>

/** POST /security/token/refresh, and POST /security/logout. */
export const RefreshWire = Type.Object({ refreshToken: OpaqueText })
export type RefreshWire = Type.Static<typeof RefreshWire>

/** POST /security/recuperar-senha. */
export const RecuperarSenhaWire = Type.Object({
  email: EmailText,
  igreja: Type.Optional(Id),
  captcha: Type.Optional(CaptchaText),
})
export type RecuperarSenhaWire = Type.Static<typeof RecuperarSenhaWire>

/** POST /user/alterar-senha. */
export const AlterarSenhaWire = Type.Object({ senhaAtual: PasswordText, novaSenha: PasswordText })
export type AlterarSenhaWire = Type.Static<typeof AlterarSenhaWire>

/** POST /security/verificar-email: the code of the mail, and the password that was registered. */
export const VerificarEmailWire = Type.Object({ codigo: OpaqueText, senha: PasswordText })
export type VerificarEmailWire = Type.Static<typeof VerificarEmailWire>

/** POST /security/codigo-acesso: a code that signs the person in at another church's portal. */
export const PedirCodigoAcessoWire = Type.Object({ igreja: Id })
export type PedirCodigoAcessoWire = Type.Static<typeof PedirCodigoAcessoWire>
export const CodigoAcessoWire = Type.Object({
  codigo: Type.String(),
  origem: Type.String({ description: "origin of that church's portal, from the directory" }),
  expiraEm: Instant,
})
export type CodigoAcessoWire = Type.Static<typeof CodigoAcessoWire>

/** POST /security/codigo-acesso/trocar: exchanges it, once, at the church that it was made for. */
export const TrocarCodigoAcessoWire = Type.Object({ codigo: OpaqueText, igreja: Id })
export type TrocarCodigoAcessoWire = Type.Static<typeof TrocarCodigoAcessoWire>

/** A bare confirmation of what was done. */
export const SituacaoWire = Type.Object({ situacao: Type.String() })
export type SituacaoWire = Type.Static<typeof SituacaoWire>

/** GET /user/email/: the account's address, and the one that waits for its confirmation. */
export const EmailDaContaWire = Type.Object({
  email: Type.String(),
  troca: Nullable(Type.Object({ email: Type.String(), dataExpiracao: Instant })),
})
export type EmailDaContaWire = Type.Static<typeof EmailDaContaWire>

/** POST /user/email/: asks for another address; the link in a mail to it changes it. */
export const TrocarEmailWire = Type.Object({ email: EmailText, senha: PasswordText })
export type TrocarEmailWire = Type.Static<typeof TrocarEmailWire>
