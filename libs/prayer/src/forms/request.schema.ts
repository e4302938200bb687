import { PRAYER_LIMITS } from '@atrio/api-client'
import { MAX_PICTURE_BYTES, y } from '@atrio/forms'
import { PICTURE_TYPES } from './picture-types.ts'

export const requestSchema = y.object({
  text: y.string().trim().required().max(PRAYER_LIMITS.textLength),
  name: y.string().trim().max(PRAYER_LIMITS.nameLength),
  motive: y.string(),
  audience: y.string().required(),
  image: y
    .file()
    .fileType(...PICTURE_TYPES)
    .fileSize(MAX_PICTURE_BYTES),
  callMe: y.boolean(),
  visitMe: y.boolean(),
})
