import { REPORT_LIMITS } from '@atrio/api-client'
import { y } from '@atrio/forms'

export const reportSchema = y.object({ reason: y.string().required(), note: y.string().max(REPORT_LIMITS.noteLength) })
