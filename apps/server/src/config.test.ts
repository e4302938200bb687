import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 4200,
      dataFolder: '.atrio',
      appDomain: 'localhost',
      trustedProxies: [],
    })
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toEqual(readConfig({}))
  })

  it('is documented: the example names every variable, with the defaults', () => {
    const example = parseEnv(readFileSync(path.join(import.meta.dirname, '../../../.env.example'), 'utf8'))
    const asked = new Set<string>()
    const spy = new Proxy({}, { get: (_, name) => void asked.add(String(name)) })
    readConfig(spy)
    expect(Object.keys(example).sort()).toEqual([...asked].sort())
    expect(readConfig(example as Record<string, string>)).toEqual(readConfig({}))
  })

  it('names all that is wrong at once, and what it should be', () => {
    const read = () =>
      readConfig({
        PORT: '70000',
        APP_DOMAIN: 'http://x',
        CORS_ORIGINS: 'https://a.example/path',
        ADMIN_URL: 'admin',
        LOG_LEVEL: 'loud',
      })
    expect(read).toThrow(
      [
        'PORT must be a whole number from 0 to 65535',
        'APP_DOMAIN must be a host name in small letters, such as atrio.example',
        'CORS_ORIGINS must be origins such as https://www.example.org, separated by commas, without a path',
        'ADMIN_URL must be an https address, with its {…} parts where they belong',
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      ].join('\n'),
    )
  })
})
