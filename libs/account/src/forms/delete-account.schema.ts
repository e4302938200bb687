import { y } from '@atrio/forms'

export const deleteAccountSchema = y.object({ currentPassword: y.string().required().secret() })
