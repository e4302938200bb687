import { y } from '@atrio/forms'

export const emailSchema = y.object({ email: y.string().required().email() })
