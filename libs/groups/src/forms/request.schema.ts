import { y } from '@atrio/forms'

/** The wire's limit. */
const LONGEST_MESSAGE = 500

export const requestSchema = y.object({ message: y.string().max(LONGEST_MESSAGE) })
