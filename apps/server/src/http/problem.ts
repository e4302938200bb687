import type { Problem, ProblemCode, PurchaseRefusalCode } from '@atrio/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Our codes, and the specification's codes for purchases. */
export type RefusalCode = ProblemCode | PurchaseRefusalCode

const TITLES: Record<ProblemCode, [status: number, title: string]> = {
  validation: [400, 'The request is not valid'],
  malformed_json: [400, 'The body is not JSON'],
  unauthorized: [401, 'Sign in first'],
  forbidden: [403, 'Not allowed'],
  church_mismatch: [400, 'The host is of one church, the path of another'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'This method is not available here'],
  conflict: [409, 'In conflict with what is stored'],
  too_large: [413, 'Too large'],
  unsupported_media_type: [415, 'This kind of body is not understood'],
  rate_limited: [429, 'Too many requests'],
  internal: [500, 'Something went wrong'],
  unavailable: [503, 'Not available for the moment'],
  invalid_credentials: [400, 'User name or password are not right'],
  account_inactive: [403, 'This account is not active yet'],
  account_exists: [409, 'There is an account with this e-mail'],
  email_not_found: [404, 'There is no account with this e-mail'],
  cpf_in_use: [409, 'This CPF is already in use'],
  wrong_password: [400, 'The current password is not right'],
  password_change_required: [403, 'The password must be changed first'],
  captcha_required: [403, 'A captcha must be solved first'],
  captcha_invalid: [400, 'The captcha was not solved'],
  code_invalid: [400, 'This code has been used or is too old'],
  idempotency_key_required: [400, 'This write needs an Idempotency-Key'],
  idempotency_mismatch: [422, 'This Idempotency-Key was used for something else'],
  idempotency_in_flight: [409, 'The same request is still being worked on'],
  unpaid_limit: [409, 'Too much is held unpaid already'],
  card_invalid: [400, 'The card or account was not accepted as written'],
  chat_name_required: [403, 'Say a name first'],
  chat_name_reserved: [400, 'This name is not for visitors'],
  chat_slow_mode: [429, 'Wait before the next message'],
  chat_token_expired: [401, 'This chat token is too old'],
  group_closed: [409, 'This group takes no requests'],
  group_full: [409, 'This group is full'],
  group_joined: [409, 'You belong to this group already'],
  group_requested: [409, 'You have asked for this group already'],
  group_leader: [409, 'The church releases who leads a group'],
}

const PURCHASE: [status: number, title: string] = [409, 'This purchase is not possible as it is']
const titleOf = (code: RefusalCode) => (code.startsWith('EVT_REG_') ? PURCHASE : TITLES[code as ProblemCode])

/** A refusal thrown by a handler; the client gets a problem with this code. */
export class ProblemError extends Error {
  readonly code: RefusalCode
  readonly statusCode: number
  readonly errors: Problem['errors']
  /** Seconds until a retry may succeed; sent as Retry-After. */
  readonly retryAfter: number | undefined

  constructor(code: RefusalCode, errors?: Problem['errors'], retryAfter?: number) {
    super(titleOf(code)[1])
    this.retryAfter = retryAfter
    this.code = code
    this.statusCode = titleOf(code)[0]
    this.errors = errors
  }
}

/** Also the answer when the caller may not know that a thing exists: another church's, or an inactive one's. */
export const notFound = (): ProblemError => new ProblemError('not_found')

/** The body of every refusal (RFC 9457). */
export function problem(code: RefusalCode, requestId: string, errors?: Problem['errors']): Problem {
  const [status, title] = titleOf(code)
  return { type: `urn:atrio:problem:${code}`, title, status, code, requestId, ...(errors && { errors }) }
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  code: RefusalCode,
  errors?: Problem['errors'],
): FastifyReply {
  const body = problem(code, String(request.id), errors)
  reply.removeHeader('etag').removeHeader('content-encoding')
  return reply
    .code(body.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body)
}
