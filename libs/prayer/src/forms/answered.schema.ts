import { PRAYER_LIMITS } from '@atrio/api-client'
import { y } from '@atrio/forms'

export const answeredSchema = y.object({ testimony: y.string().trim().max(PRAYER_LIMITS.messageLength) })
