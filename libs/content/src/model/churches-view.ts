import type { ListOrMap } from '@atrio/map'
import { paths } from '../paths.ts'

/** How the page of churches shows them, as in its address. */
export const readChurchesView = (search: URLSearchParams): ListOrMap => (search.get('view') === 'map' ? 'map' : 'list')

export const churchesPath = (view: ListOrMap): string => paths.churches + (view === 'map' ? '?view=map' : '')
