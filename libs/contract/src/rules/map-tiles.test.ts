import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMapTiles, isTileTemplate, tileHost, tileOrigin } from './map-tiles.ts'

const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
const path = fc.array(label, { maxLength: 3 }).map((parts) => parts.map((part) => `/${part}`).join(''))
const order = fc.constantFrom('{z}/{x}/{y}', '{z}/{y}/{x}', 'tile?z={z}&x={x}&y={y}', '{x}-{y}@{z}.png')
const templates = fc.tuple(label, path, order).map(([host, folder, tile]) => `https://${host}.test${folder}/${tile}`)
const numbers = fc.tuple(fc.nat(22), fc.nat(4_194_303), fc.nat(4_194_303))

describe('the address of tiles', () => {
  it('asks one origin for every tile', () => {
    fc.assert(
      fc.property(templates, numbers, (url, [z, x, y]) => {
        expect(isTileTemplate(url)).toBe(true)
        const tile = url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
        expect(new URL(tile).origin).toBe(tileOrigin({ url }))
        expect(new URL(tile).host).toBe(tileHost({ url }))
      }),
    )
  })

  it('never accepts a text whose host a placeholder could change', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (before, after) => {
        const url = `https://${before}{z}${after}/{x}/{y}`
        if (!isTileTemplate(url)) return
        const origins = ['0', '9', '17'].map((z) => new URL(url.replace(/\{[zxy]\}/g, z)).origin)
        expect(new Set(origins)).toEqual(new Set([tileOrigin({ url })]))
      }),
    )
  })

  it.each([
    'https://tiles.test/{z}/{x}/{y}.png?key=a1',
    'https://tiles.test:8443/{z}/{x}/{y}',
    'http://127.0.0.1:4319/tiles/{z}/{x}/{y}.png',
    'http://tiles.localhost:8080/{z}/{x}/{y}.png',
  ])('is accepted: %s', (url) => expect(isTileTemplate(url)).toBe(true))

  it.each([
    'http://tiles.test/{z}/{x}/{y}.png',
    'https://{z}.tiles.test/{x}/{y}.png',
    'https://{s}.tiles.test/{z}/{x}/{y}.png',
    'https://tiles.test{z}/{x}/{y}',
    'https://tiles.test/{z}/{x}',
    'https://tiles.test/{z}/{x}/{y}/{y}',
    'https://tiles.test/{z}/{x}/{y}{r}.png',
    'https://tiles.test/{z}/{x}/{y}{',
    'https://tiles.test/{z}/{x}/{y}}',
    'https://a:b@tiles.test/{z}/{x}/{y}',
    'https://tiles.test/{z}/{x}/{y}#a',
    'https://tiles.test/ {z}/{x}/{y}',
    'javascript:alert(1)//{z}/{x}/{y}',
    '//tiles.test/{z}/{x}/{y}',
    '/tiles/{z}/{x}/{y}',
    '',
  ])('is refused: %j', (url) => expect(isTileTemplate(url)).toBe(false))
})

describe('a configuration of tiles', () => {
  const tiles = { url: 'https://tiles.test/{z}/{x}/{y}.png', attribution: '© Mapmakers', maxZoom: 19 }

  it('has an address, an attribution and a zoom', () => {
    expect(isMapTiles(tiles)).toBe(true)
    expect(isMapTiles({ ...tiles, attributionUrl: 'https://tiles.test/copyright' })).toBe(true)
  })

  it.each([
    ['no attribution', { attribution: ' ' }],
    ['an attribution that is too long', { attribution: 'a'.repeat(201) }],
    ['an attribution that is a script', { attributionUrl: 'javascript:alert(1)' }],
    ['an address without placeholders', { url: 'https://tiles.test/' }],
    ['no zoom', { maxZoom: 0 }],
    ['a zoom above the maximum', { maxZoom: 23 }],
    ['a zoom that is a string', { maxZoom: '19' }],
  ])('is invalid with %s', (_what, wrong) => expect(isMapTiles({ ...tiles, ...wrong })).toBe(false))

  it.each([null, undefined, 'https://tiles.test/{z}/{x}/{y}', 7, []])('is invalid as %j', (value) =>
    expect(isMapTiles(value)).toBe(false),
  )
})
