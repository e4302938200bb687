import { defaultConfig } from '@atrio/tenant-core'
import { describe, expect, it } from 'vitest'
import { configOf } from './read-config.ts'

describe('config.json of a static build', () => {
  it('is merged over the defaults', () => {
    const file = {
      appDomain: 'church.test',
      apiBase: 'https://api.church.test/api/v1',
      bffBase: null,
      churchCode: 'demo',
      adminUrl: 'https://{code}.admin.test/{lang}',
      mapsUrl: 'https://maps.test/?q={query}',
      mapTiles: { url: 'https://tiles.test/{z}/{x}/{y}.png', attribution: '© Mapmakers', maxZoom: 19 },
      embedOrigins: ['https://www.church.test'],
      mediaHosts: ['files.church.test:8443'],
      recaptcha: true,
    }
    expect(configOf(file)).toEqual({ ...defaultConfig, ...file })
    expect(configOf({})).toEqual(defaultConfig)
    expect(configOf({ apiBase: '/backend/api/v1' }).apiBase).toBe('/backend/api/v1')
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://a.test',
    '//evil.test',
    '/\\evil.test',
    'https://user:secret@evil.test',
    'api',
    '',
    7,
    {},
    [],
    true,
  ])('falls back to the default for the address %j', (hostile) => {
    const names = [
      'apiBase',
      'bffBase',
      'cardBase',
      'adminUrl',
      'adminRecoverPasswordUrl',
      'privacyUrl',
      'volutsUrl',
      'mykidsUrl',
      'mapsUrl',
    ] as const
    for (const name of names) expect(configOf({ [name]: hostile })[name], name).toBe(defaultConfig[name])
  })

  it.each(['https://a.test', ['*'], ['null'], ['javascript:x'], ['https://a.test/path'], [7], {}, null])(
    'falls back to no embed origins for %j',
    (embedOrigins) => expect(configOf({ embedOrigins }).embedOrigins).toEqual([]),
  )

  it.each([
    { url: 'https://{z}.evil.test/{x}/{y}', attribution: 'x', maxZoom: 19 },
    { url: 'https://tiles.test/{z}/{x}/{y}', attribution: '', maxZoom: 19 },
    'https://tiles.test/{z}/{x}/{y}',
    null,
  ])('has no street map for %j', (mapTiles) => expect(configOf({ mapTiles }).mapTiles).toBeUndefined())

  it.each([null, 'text', 7, [], [{ apiBase: 'https://evil.test' }], true])(
    'falls back to all defaults when the file is %j',
    (file) => expect(configOf(file)).toEqual(defaultConfig),
  )

  it('ignores unknown fields and prototypes', () => {
    const file = JSON.parse('{"__proto__":{"apiBase":"https://evil.test"},"constructor":1,"other":2}') as unknown
    expect(configOf(file)).toEqual(defaultConfig)
    expect(Object.getPrototypeOf(configOf(file))).toBe(Object.prototype)
  })
})
