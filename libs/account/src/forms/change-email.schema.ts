import { y } from '@atrio/forms'

export const changeEmailSchema = y.object({
  email: y.string().required().email(),
  currentPassword: y.string().required().secret(),
})
