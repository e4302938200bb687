import { PHOTO_LIMITS } from '@atrio/api-client'
import { y } from '@atrio/forms'
import { PHOTO_TYPES } from './photo-types.ts'

export const photoSchema = y.object({
  image: y
    .file()
    .required()
    .fileType(...PHOTO_TYPES)
    .fileSize(PHOTO_LIMITS.imageBytes),
})
