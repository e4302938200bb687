import { defineFeature } from '@atrio/tenant-core'
import { ListRow } from '@atrio/ui'
import { loadMapWords, messages } from '../i18n/messages.ts'
import type { MapPlace } from '../model/map-place.ts'
import { PlaceMap } from '../parts/place-map.tsx'

const entries: MapPlace[] = [
  { id: 11, name: 'Café com Salmos', place: { latitude: -23.5893, longitude: -46.6345 } },
  { id: 12, name: 'Vizinhos da Vila', place: { latitude: -23.59, longitude: -46.64 }, isArea: true },
  { id: 13, name: 'Osasco em Casa', place: { latitude: -23.53, longitude: -46.79 }, isArea: true },
  { id: 14, name: 'Grupo on-line', place: null },
]
const words = {
  label: 'Mapa dos grupos',
  none: 'Nenhum destes grupos informou onde fica.',
  note: 'Um desenho das distâncias, sem ruas.',
  streetNote: 'Grupos em casas aparecem pela região.',
}

/** A page of another feature with its entries on a map. */
const pageOf = (items: MapPlace[], here?: { latitude: number; longitude: number }) => () => (
  <div css={{ padding: 'var(--gutter)' }}>
    <PlaceMap
      items={items}
      placeOf={(item) => item}
      words={words}
      here={here}
      row={({ id, name }, leading) => (
        <ListRow key={id} leading={leading} title={name} link={(title) => <a href={`/groups/${id}`}>{title}</a>} />
      )}
    />
  </div>
)

const featureOf = (items: MapPlace[], here?: { latitude: number; longitude: number }) =>
  defineFeature({
    id: 'map',
    messages,
    routes: () => [
      {
        path: '/',
        screen: () => Promise.resolve({ default: pageOf(items, here), load: ({ i18n }) => loadMapWords(i18n) }),
      },
    ],
  })

export const placesFeature = featureOf(entries)
export const placesAndPersonFeature = featureOf(entries, { latitude: -23.56, longitude: -46.65 })
export const placelessFeature = featureOf(entries.slice(3))
export const manyPlacesFeature = featureOf(
  Array.from({ length: 60 }, (_, index) => ({
    id: index + 1,
    name: `Grupo ${index + 1}`,
    place: { latitude: -23.5 - (index % 8) / 60, longitude: -46.6 - Math.floor(index / 8) / 60 },
  })),
)

/** Streets as a picture of one tile: the same for every place, and asked of nobody. */
const STREETS =
  `<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'><rect width='256' height='256' fill='%23f2efe9'/>` +
  `<path d='M0 64H256M0 192H256M64 0V256M192 0V256' stroke='%23ffffff' stroke-width='10'/>` +
  `<path d='M0 128L256 96' stroke='%23f7d488' stroke-width='14'/></svg>`
export const tiles = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
  maxZoom: 19,
}
/** For stories, which ask no other host: addresses that no installation could have. */
export const drawnTiles = { ...tiles, url: `data:image/svg+xml,${STREETS}` }
export const brokenTiles = { ...tiles, url: 'data:image/png,none' }
