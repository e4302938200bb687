import { newPassword, y } from '@atrio/forms'

export const changePasswordSchema = y.object({
  currentPassword: y.string().required().secret(),
  newPassword: newPassword().required(),
  confirmation: y.string().required().confirmed('newPassword'),
})
