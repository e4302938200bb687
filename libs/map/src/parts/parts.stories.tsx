import { defineFeature } from '@atrio/tenant-core'
import { partsOf } from '@atrio/testing'
import { ListRow } from '@atrio/ui'
import { fn } from 'storybook/test'
import { messages } from '../i18n/messages.ts'
import type { MapPlace } from '../model/map-place.ts'
import { planOf } from '../model/plan.ts'
import { drawnTiles } from '../testing/map.scenes.tsx'
import { Drawing } from './drawing.tsx'
import { PlaceMap } from './place-map.tsx'
import { StreetMapOffer } from './street-map-offer.tsx'
import { ViewToggle } from './view-toggle.tsx'

export default { title: 'map/Parts' }

const part = partsOf(defineFeature({ id: 'map', messages }))
const items: MapPlace[] = [
  { id: 11, name: 'Café com Salmos', place: { latitude: -23.5893, longitude: -46.6345 } },
  { id: 12, name: 'Vizinhos da Vila', place: { latitude: -23.61, longitude: -46.66 }, isArea: true },
]
const numbered = items.map((item, index) => ({ ...item, number: index + 1 }))

export const Plan = part(Drawing, {
  plan: planOf(numbered, ({ place }) => place)!,
  label: 'Mapa dos grupos',
  onChoose: fn(),
})
export const Places = part(PlaceMap<MapPlace>, {
  items,
  placeOf: (item) => item,
  row: ({ id, name }, leading) => <ListRow key={id} leading={leading} title={name} />,
  words: {
    label: 'Mapa dos grupos',
    none: 'Nenhum destes grupos informou onde fica.',
    note: 'Um desenho das distâncias, sem ruas.',
    streetNote: 'Grupos em casas aparecem pela região.',
  },
})
export const Offer = part(StreetMapOffer, {
  tiles: drawnTiles,
  isOnline: true,
  busy: false,
  failed: false,
  takesFocus: false,
  onWant: fn(),
})
export const Toggle = part(ViewToggle, {
  view: 'list',
  to: (view) => `/groups?view=${view}`,
  words: { label: 'Como mostrar', list: 'Lista', map: 'Mapa' },
})
