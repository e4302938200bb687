import { y } from '@atrio/forms'

// a mailed password need not follow the rule, so only its being there is asked
export const passwordSchema = y.object({ password: y.string().required().secret() })
