/** Where the pages stand; the same stand in frames of other sites. */
export const ROOT = '/reading-plans'
export const EMBED = '/embed'
