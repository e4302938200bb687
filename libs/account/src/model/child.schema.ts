import { y } from '@atrio/forms'

/** The rules of a child's fields. The browser stores none of them (quality: security 2). */
export const childSchema = y.object({
  name: y.string().trim().required().max(120).secret(),
  birthDate: y.string().birthdate().secret(),
  sex: y.string().secret(),
  remarks: y.string().max(500).secret(),
})
