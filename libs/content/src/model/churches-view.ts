import type { ListOrMap } from '@atrio/map'

/** How the page of churches shows them, as in its address. */
export const readChurchesView = (search: URLSearchParams): ListOrMap => (search.get('view') === 'map' ? 'map' : 'list')
