import { JOIN_LIMITS } from '@atrio/api-client'
import { y } from '@atrio/forms'

export const requestSchema = y.object({ message: y.string().max(JOIN_LIMITS.messageLength) })
