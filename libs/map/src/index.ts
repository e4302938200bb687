export { loadMapWords, messages as mapMessages } from './i18n/messages.ts'
export type { MapPlace } from './model/map-place.ts'
export { PlaceMap, type PlaceMapProps } from './parts/place-map.tsx'
export { ViewToggle, type ListOrMap } from './parts/view-toggle.tsx'
