import { PRAYER_LIMITS } from '@atrio/api-client'
import { y } from '@atrio/forms'
import { PICTURE_TYPES } from './picture-types.ts'

export const requestSchema = y.object({
  text: y.string().trim().required().max(PRAYER_LIMITS.textLength),
  name: y.string().trim().max(PRAYER_LIMITS.nameLength),
  motive: y.string(),
  audience: y.string().required(),
  image: y
    .file()
    .fileType(...PICTURE_TYPES)
    .fileSize(PRAYER_LIMITS.imageBytes),
  callMe: y.boolean(),
  visitMe: y.boolean(),
})
