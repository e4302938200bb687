import { MEETING_LIMITS } from '@atrio/api-client'
import { y } from '@atrio/forms'

export const meetingSchema = y.object({
  day: y.string().required(),
  topic: y.string().required().max(MEETING_LIMITS.topicLength),
  notes: y.string().max(MEETING_LIMITS.notesLength),
  present: y.array().of(y.string().required()).max(MEETING_LIMITS.members),
  visitors: y.string().numeric().between(0, MEETING_LIMITS.visitors),
})
