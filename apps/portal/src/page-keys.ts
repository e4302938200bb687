/** Session storage's name for embed mode. */
export const EMBED_KEY = 'atrio.embed'

/** The page's name for the secret of the address, until the session takes it: `takeUrlToken` of tenant-core. */
export const URL_TOKEN_KEY = 'atrioUrlToken'

/** The page's name for the button that was pressed last before there was code to hear it; null once there is. */
export const EARLY_PRESS_KEY = 'atrioEarlyPress'

/** The session's keys in session and local storage; repeated because the first script cannot import the library. */
export const SESSION_KEYS = { token: 'atrio.token', refreshToken: 'atrio.refreshToken' }
