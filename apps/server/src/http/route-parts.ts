/** For routes that anybody may call, and that are about no church, or find it by themselves. */
export const open = { access: 'public', church: 'none' } as const

const refusal = { $ref: 'Problem#' } as const

/** A route's response schemas: its success, and the problem of every refusal. */
export const answers = <T>(schema: T) => ({ 200: schema, '4xx': refusal, '5xx': refusal })
