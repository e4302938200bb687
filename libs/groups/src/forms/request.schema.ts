import { y } from '@atrio/forms'

/** The wire's limit. */
const MAX_MESSAGE_LENGTH = 500

export const requestSchema = y.object({ message: y.string().max(MAX_MESSAGE_LENGTH) })
