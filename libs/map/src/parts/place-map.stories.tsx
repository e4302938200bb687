import { storyOf } from '@atrio/testing'
import {
  brokenTiles,
  drawnTiles,
  manyPlacesFeature,
  placelessFeature,
  placesAndPersonFeature,
  placesFeature,
} from '../testing/map.scenes.tsx'

export default { title: 'map/Places' }

const STREETS = '.leaflet-tile-loaded'
const config = { mapTiles: drawnTiles }
/** Stories of street maps begin with the choice made, of the host that data has: none. */
const chosen = (story: ReturnType<typeof storyOf>, until: string) => ({
  ...story,
  play: async (context: Parameters<typeof story.play>[0]) => {
    await story.play(context)
    while (!context.canvasElement.querySelector(until)) await new Promise(requestAnimationFrame)
  },
  beforeEach: () => {
    sessionStorage.setItem('atrio:street-map', '')
    return () => sessionStorage.removeItem('atrio:street-map')
  },
})

export const DrawingOnly = storyOf(placesFeature, {})
export const Offered = storyOf(placesFeature, {}, { config })
export const WithoutPlaces = storyOf(placelessFeature, {}, { config })
export const Streets = chosen(storyOf(placesFeature, {}, { config }), STREETS)
export const StreetsWithPerson = chosen(storyOf(placesAndPersonFeature, {}, { config }), STREETS)
export const StreetsOfMany = chosen(storyOf(manyPlacesFeature, {}, { config }), STREETS)
export const StreetsMissing = chosen(storyOf(placesFeature, {}, { config: { mapTiles: brokenTiles } }), '[role=alert]')
