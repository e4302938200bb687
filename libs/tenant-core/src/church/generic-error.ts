/** Message key of a failed start-up (document 1 section 8). Apart from the start-up code, which few pages load. */
export const GENERIC_ERROR_KEY = 'HOME.MESSAGE.ERROR.GENERIC'
