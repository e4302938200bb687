import { SET_LIST_LIMITS } from '@atrio/api-client'
import { y } from '@atrio/forms'

export const setListSchema = y.object({
  name: y.string().required().max(SET_LIST_LIMITS.nameLength),
  day: y.string(),
})
