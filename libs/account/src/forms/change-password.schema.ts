import { y } from '@atrio/forms'

export const changePasswordSchema = y.object({
  currentPassword: y.string().required().secret(),
  newPassword: y.string().required().password(),
  confirmation: y.string().required().confirmed('newPassword'),
})
