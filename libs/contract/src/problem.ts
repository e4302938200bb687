import Type from 'typebox'

/**
 * Codes of the server's own refusals. Purchase refusals (EVT_REG_001…) are defined with their calls. A code never
 * changes its meaning: clients choose their messages by it.
 */
export const problemCodes = [
  'validation',
  'malformed_json',
  'not_found',
  'method_not_allowed',
  'unauthorized',
  'forbidden',
  'church_mismatch',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'unavailable',
  'internal',
  // Signing in and registering.
  'invalid_credentials',
  'account_inactive',
  'account_exists',
  'email_not_found',
  'cpf_in_use',
  'wrong_password',
  'password_change_required',
  'captcha_required',
  'captcha_invalid',
  'code_invalid',
  // Paying (quality: R3).
  'idempotency_key_required',
  'idempotency_mismatch',
  'idempotency_in_flight',
  // More places unpaid than one person, address or network may hold.
  'unpaid_limit',
  'card_invalid',
  // The live chat.
  'chat_name_required',
  'chat_name_reserved',
  'chat_slow_mode',
  'chat_token_expired',
  // Asking to join a group.
  'group_closed',
  'group_full',
  'group_joined',
  'group_requested',
  // Leaving one.
  'group_leader',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** The one shape of every refusal (RFC 9457, `application/problem+json`). */
export const Problem = Type.Object(
  {
    type: Type.String({ description: 'urn:atrio:problem:<code>' }),
    title: Type.String(),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    code: Type.String(),
    requestId: Type.String(),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          field: Type.String({ description: 'name of the field as sent, dots between levels' }),
          code: Type.String({ description: 'the rule that was broken: required, format, minimum…' }),
          message: Type.String(),
        }),
      ),
    ),
  },
  { $id: 'Problem', title: 'Problem' },
)
export type Problem = Type.Static<typeof Problem>
