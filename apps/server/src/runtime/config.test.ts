import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { defaultConveniences } from './conveniences.ts'

describe('the configuration', () => {
  it('defaults every setting', () => {
    expect(readConfig({})).toMatchObject({
      port: 4200,
      dataFolder: '.atrio',
      appDomain: 'localhost',
      trustedProxies: [],
    })
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toEqual(readConfig({}))
  })

  it('is documented: .env.example names every variable with its default', () => {
    const example = parseEnv(readFileSync(path.join(import.meta.dirname, '../../../../.env.example'), 'utf8'))
    const looked = new Set<string>()
    const spy = new Proxy({}, { get: (_, name) => void looked.add(String(name)) })
    readConfig(spy)
    const asked = [...looked].filter((name) => !looked.has(name.replace(/_FILE$/, '')) || !name.endsWith('_FILE'))
    expect(Object.keys(example).sort()).toEqual([...asked].sort())
    expect(readConfig(example as Record<string, string>)).toEqual(readConfig({}))
  })

  it('reports all invalid variables at once, with what each should be', () => {
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
        'APP_DOMAIN must be a host name in small letters, such as atrio.example',
        'PORT must be a whole number from 0 to 65535',
        'CORS_ORIGINS must be origins such as https://www.example.org, separated by commas, without a path',
        'ADMIN_URL must be an https address, with its {…} parts where they belong',
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      ].join('\n'),
    )
  })

  it('takes a standby for public reads only beside the database that it follows', () => {
    const standby = { DATABASE_REPLICA_URL: 'postgres://standby/atrio' }
    expect(() => readConfig(standby)).toThrow('DATABASE_REPLICA_URL needs DATABASE_URL')
    const config = readConfig({ ...standby, DATABASE_URL: 'postgres://primary/atrio' })
    expect(config.databaseReplicaUrl).toBe('postgres://standby/atrio')
  })

  it('reads a bucket for files only with its key, below a prefix that ends with a slash', () => {
    const key = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(readConfig(key).s3).toEqual({
      bucket: 'files',
      endpoint: undefined,
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      prefix: '',
      isPathStyle: true,
      timeoutMs: 10_000,
    })
    const more = { S3_ENDPOINT: 'http://store.test:9000/', S3_PREFIX: 'churches/atrio', S3_PATH_STYLE: 'false' }
    expect(readConfig({ ...key, ...more }).s3).toMatchObject({
      endpoint: 'http://store.test:9000',
      prefix: 'churches/atrio/',
      isPathStyle: false,
    })
    expect(readConfig({}).s3).toBeUndefined()
    for (const name of Object.keys(key))
      expect(() => readConfig({ ...key, [name]: '' })).toThrow(/^S3_BUCKET, .* must be set together$/)
    expect(() => readConfig({ S3_ENDPOINT: 'https://store.test' })).toThrow(/must be set together/)
    for (const S3_PREFIX of ['../x', '/x', 'a//b', 'a/../b', 'a b', 'é'])
      expect(() => readConfig({ ...key, S3_PREFIX })).toThrow(/^S3_PREFIX must be/)
    expect(() => readConfig({ ...key, S3_BUCKET: 'a/b' })).toThrow(/^S3_BUCKET must be/)
    expect(() => readConfig({ ...key, S3_ENDPOINT: 'store.test' })).toThrow(/^S3_ENDPOINT must be/)
  })

  it('uses the sandbox gateway only below localhost or when it is named', () => {
    const named = (env: Record<string, string>) => new Set(readConfig(env).paymentGateways.values())
    const APP_DOMAIN = 'atrio.example'
    expect(named({})).toEqual(new Set(['sandbox']))
    expect(named({ APP_DOMAIN })).toEqual(new Set())
    expect(named({ APP_DOMAIN, PAYMENT_GATEWAYS: 'sandbox' })).toEqual(new Set(['sandbox']))
    expect(named({ PAYMENT_GATEWAYS: 'none' })).toEqual(new Set())
    for (const PAYMENT_GATEWAYS of ['none, 5=sandbox', 'nothing', '5', '7=sandbox', '5=sandbox 8=stripe'])
      expect(() => readConfig({ PAYMENT_GATEWAYS })).toThrow(/^PAYMENT_GATEWAYS must be/)
  })

  it('defaults to no convenience on a public domain unless it is named', () => {
    const APP_DOMAIN = 'atrio.example'
    const asked = { DEMONSTRATION: 'true', PAYMENT_GATEWAYS: 'sandbox', MAIL_FILES: 'true' }
    expect(readConfig({ APP_DOMAIN }).conveniences).toEqual(defaultConveniences(APP_DOMAIN))
    expect(readConfig({ APP_DOMAIN, ...asked }).conveniences).toEqual({
      demonstration: true,
      sandbox: true,
      mailFiles: true,
      mailPage: false,
      plainLinks: false,
    })
    expect(readConfig({ DEMONSTRATION: 'false' }).conveniences.demonstration).toBe(false)
    expect(readConfig({ APP_DOMAIN }).mailFrom).toBe('no-reply@atrio.example')
  })

  it('has street maps only with an address of tiles and its attribution', () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.png'
    const attribution = '© Mapmakers'
    expect(readConfig({}).mapTiles).toBeUndefined()
    expect(readConfig({ MAP_TILES_ATTRIBUTION: attribution }).mapTiles).toBeUndefined()
    const tiles = { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }
    expect(readConfig(tiles).mapTiles).toEqual({ url, attribution, maxZoom: 19 })
    const page = 'https://tiles.example/copyright'
    expect(readConfig({ ...tiles, MAP_TILES_ATTRIBUTION_URL: page, MAP_TILES_MAX_ZOOM: '17' }).mapTiles).toEqual({
      url,
      attribution,
      attributionUrl: page,
      maxZoom: 17,
    })
    expect(() => readConfig({ MAP_TILES_URL: url })).toThrow('MAP_TILES_ATTRIBUTION must be set where MAP_TILES_URL is')
    for (const wrong of [
      'https://{s}.tiles.example/{z}/{x}/{y}.png',
      'http://tiles.example/{z}/{x}/{y}',
      '/{z}/{x}/{y}',
    ])
      expect(() => readConfig({ ...tiles, MAP_TILES_URL: wrong })).toThrow(/^MAP_TILES_URL must be/)
    expect(() => readConfig({ ...tiles, MAP_TILES_MAX_ZOOM: '23' })).toThrow(/^MAP_TILES_MAX_ZOOM must be/)
    expect(() => readConfig({ ...tiles, MAP_TILES_ATTRIBUTION_URL: 'javascript:x' })).toThrow(
      /^MAP_TILES_ATTRIBUTION_URL/,
    )
  })

  it('uses Redis when REDIS_URL is set', () => {
    expect(readConfig({}).redis).toBeUndefined()
    expect(readConfig({ REDIS_PREFIX: 'other' }).redis).toBeUndefined()
    const url = 'rediss://atrio:secret@redis.example:6380/2'
    expect(readConfig({ REDIS_URL: url }).redis).toEqual({ url, prefix: 'atrio' })
    for (const REDIS_URL of ['redis.example:6379', 'https://redis.example', 'redis://redis.example/chat', 'redis://'])
      expect(() => readConfig({ REDIS_URL, REDIS_PREFIX: 'a b' })).toThrow(
        [
          'REDIS_URL must be an address such as redis://:password@redis.example:6379/0, or with rediss for TLS',
          'REDIS_PREFIX must be up to 64 letters, digits and . : _ -',
        ].join('\n'),
      )
  })

  it('validates the settings of mails, sessions and captcha', () => {
    const read = () =>
      readConfig({
        TOKEN_KEY: 'short',
        SMTP_URL: 'https://mail.example',
        MAIL_FROM: 'nobody',
        PORTAL_ORIGIN: 'https://fixed.example',
        RECAPTCHA_SITE_KEY: 'site',
      })
    expect(read).toThrow(
      [
        'TOKEN_KEY must be at least 32 characters',
        'SMTP_URL must be an address such as smtps://user:password@mail.example:465',
        'MAIL_FROM must be an e-mail address',
        'PORTAL_ORIGIN must be an origin with {host} in it, such as https://{host}',
        'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together',
      ].join('\n'),
    )
  })
})
