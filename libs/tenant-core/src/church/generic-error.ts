/** Key of the words that a failed start-up shows (document 1 section 8). Apart from the start-up, which few pages make. */
export const GENERIC_ERROR_KEY = 'HOME.MESSAGE.ERROR.GENERIC'
