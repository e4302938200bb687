import type { CaptchaWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'

/** The kind of captcha. */
export type Captcha =
  | { kind: 'altcha'; challenge: Extract<CaptchaWire, { tipo: 'altcha' }>['desafio'] }
  | { kind: 'recaptcha'; siteKey: string }

const toCaptcha = (wire: CaptchaWire): Captcha =>
  wire.tipo === 'altcha' ? { kind: 'altcha', challenge: wire.desafio } : { kind: 'recaptcha', siteKey: wire.siteKey }

/** The captcha that a refused call asks for. */
export const captchaApi = {
  /** `forOrder`: the one for purchases and gifts, which needs no third-party script. */
  captcha: endpoint('reference.captcha', async (http, { forOrder = false }: { forOrder?: boolean }, signal) =>
    toCaptcha(
      await http.get<CaptchaWire>('/captcha/desafio/', { signal, ...(forOrder && { query: { para: 'pedido' } }) }),
    ),
  ),
}
