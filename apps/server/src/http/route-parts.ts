/** For routes that anybody may call. */
export const open = { access: 'public' } as const

/** For routes of a person with a session. */
export const member = { access: 'bearer' } as const

const refusal = { $ref: 'Problem#' } as const

/** The answers of a route: what it gives, and the one shape of every refusal. */
export const answers = <T>(schema: T) => ({ 200: schema, '4xx': refusal, '5xx': refusal })
