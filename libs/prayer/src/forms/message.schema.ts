import { PRAYER_LIMITS } from '@atrio/api-client'
import { y } from '@atrio/forms'

export const messageSchema = y.object({ text: y.string().trim().required().max(PRAYER_LIMITS.messageLength) })
