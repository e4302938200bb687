import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveLoader } from './embed-loader.ts'

const app = Fastify()
const dist = mkdtempSync(path.join(tmpdir(), 'embed-loader-'))
beforeAll(async () => {
  mkdirSync(path.join(dist, 'loader'))
  writeFileSync(path.join(dist, 'loader/embed.js'), 'void 0')
  await serveLoader(app, dist)
})
afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

const get = (url: string, headers = {}) => app.inject({ url, headers })

describe('embed.js', () => {
  it('is a script for every site, revalidated after an hour', async () => {
    const { statusCode, headers, body } = await get('/embed.js')
    expect([statusCode, body]).toEqual([200, 'void 0'])
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('is immutable only under its own version', async () => {
    const version = (await get('/embed.js')).headers['x-atrio-version'] as string
    const cachedAs = async (v: string) => (await get(`/embed.js?v=${v}`)).headers['cache-control']
    expect(await cachedAs(version)).toBe('public, max-age=31536000, immutable')
    expect(await cachedAs('other')).toBe('public, max-age=3600')
  })

  it('answers 304 to a client that has it', async () => {
    const { etag } = (await get('/embed.js')).headers
    expect((await get('/embed.js', { 'if-none-match': etag })).statusCode).toBe(304)
  })
})
