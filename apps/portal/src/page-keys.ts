/** Session storage's name for embed mode. */
export const EMBED_KEY = 'atrio.embed'

/** The page's name for the secret of the address, until the session takes it. */
export const URL_TOKEN_KEY = 'atrioUrlToken'

/** The session's names in session and local storage; this script is read where its library is not. */
export const SESSION_KEYS = { token: 'atrio.token', refreshToken: 'atrio.refreshToken' }
