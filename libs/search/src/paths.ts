export const SEARCH = '/search'
