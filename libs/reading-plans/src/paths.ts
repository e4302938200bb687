/** Root of the pages, which other sites can frame too. */
export const ROOT = '/reading-plans'
export const EMBED = '/embed'
