import { ApiError } from '@atrio/api-client'
import { ORDER } from '@atrio/testing'
import { calls, scenes } from './checkout.scenes.ts'

/** A proof of work that is solved at the sixth try. */
const challenge = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '000102030405060708090a0b0c0d0e0f',
  salt: 'f0e0d0c0b0a090807060504030201000',
  cost: 1,
  keyLength: 32,
  keyPrefix: '39d248a2aee660443facda80a9d50d64',
}
export const asked = { tipo: 'altcha', desafio: { parameters: challenge, signature: 'signed' } }

type Sent = { body?: unknown }
export const hasCaptcha = ({ body }: Sent) => typeof body === 'object' && body !== null && 'captcha' in body
export const refusedFor = (code: 'captcha_required' | 'captcha_invalid') =>
  Promise.reject(new ApiError('no', { kind: 'refused', status: code === 'captcha_required' ? 403 : 400, code }))

/** The server asks for a captcha first and accepts any answer. */
export const captchaScene = {
  ...scenes.base,
  [calls.captcha]: asked,
  [calls.buy]: (sent: Sent) => (hasCaptcha(sent) ? { code: ORDER } : refusedFor('captcha_required')),
}
