import { y } from '@atrio/forms'

// a mailed password need not follow the rule for new ones, so it is only required
export const passwordSchema = y.object({ password: y.string().required().secret() })
