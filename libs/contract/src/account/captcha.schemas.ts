import Type from 'typebox'

/** A challenge of altcha, version 2, as its library makes and solves it. */
export const DesafioAltchaWire = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    nonce: Type.String(),
    salt: Type.String(),
    cost: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    keySignature: Type.Optional(Type.String()),
    expiresAt: Type.Optional(Type.Integer({ description: 'seconds since 1970' })),
  }),
  signature: Type.String(),
})
export type DesafioAltchaWire = Type.Static<typeof DesafioAltchaWire>

/** GET /captcha/desafio/: `para=pedido` is for purchases and gifts, which use Altcha whatever is configured. */
export const CaptchaQuery = Type.Object({ para: Type.Optional(Type.Literal('pedido')) })
export type CaptchaQuery = Type.Static<typeof CaptchaQuery>

/**
 * GET /captcha/desafio/: the kind of captcha, and its parameters. Altcha's answer is `btoa(JSON.stringify({ challenge,
 * solution }))`; reCAPTCHA's is the response of its widget.
 */
export const CaptchaWire = Type.Union([
  Type.Object({ tipo: Type.Literal('altcha'), desafio: DesafioAltchaWire }),
  Type.Object({ tipo: Type.Literal('recaptcha'), siteKey: Type.String() }),
])
export type CaptchaWire = Type.Static<typeof CaptchaWire>
