import path from 'node:path'
import type { Plugin } from 'vite'
import { expect, it } from 'vitest'
import { leafletWithoutHtml } from './leaflet-without-html.ts'
import { bundled } from './testing/bundled.ts'

const root = path.resolve(import.meta.dirname, '../../libs/map/src')
const client = (code: string, plugins: Plugin[]) => bundled(code, { root, plugins })
const LEAFLET = `export { Map, TileLayer, Marker, DivIcon, Circle } from 'leaflet/dist/leaflet-src.esm.js'`

it('the client’s Leaflet writes no HTML when it is loaded', async () => {
  const [whole, lean] = [await client(LEAFLET, []), await client(LEAFLET, [leafletWithoutHtml()])]
  const question = /innerHTML = ["'`]<svg/
  expect(whole).toMatch(question)
  expect(lean).not.toMatch(question)
})

it('a build fails when there is nothing to leave out', async () => {
  await expect(client('export const none = 1', [leafletWithoutHtml()])).rejects.toThrow('has moved what writes HTML')
})
