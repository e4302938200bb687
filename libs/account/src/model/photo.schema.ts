import { MAX_PICTURE_BYTES, y } from '@atrio/forms'
import { PHOTO_TYPES } from './photo-types.ts'

export const photoSchema = y.object({
  image: y
    .file()
    .required()
    .fileType(...PHOTO_TYPES)
    .fileSize(MAX_PICTURE_BYTES),
})
