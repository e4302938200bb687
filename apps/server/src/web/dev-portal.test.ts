import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDrain } from '../http/drain.ts'
import { devPortal } from './dev-portal.ts'

const prayer = path.resolve(import.meta.dirname, '../../../../libs/prayer/src')
/** A limit for a busy machine, not a measure. */
const LIMIT_MS = 180_000

type Update = { type: string; updates?: { path: string }[] }

/** Vite's usual cache belongs to `npm run dev`, which may be running. */
const cacheDir = mkdtempSync(path.join(tmpdir(), 'atrio-vite-'))
let app: FastifyInstance
let address: string
let socket: WebSocket
const updates: Update[] = []

beforeAll(async () => {
  app = Fastify({ pluginTimeout: LIMIT_MS })
  addDrain(app)
  await devPortal(app, { cacheDir, logLevel: 'warn', optimizeDeps: { noDiscovery: true } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  address = `127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const client = await text('/@vite/client')
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1]
  socket = new WebSocket(`ws://${address}/?token=${token}`, 'vite-hmr')
  socket.addEventListener('message', ({ data }) => void updates.push(JSON.parse(String(data)) as Update))
  await once(socket, 'open')
}, LIMIT_MS)
afterAll(async () => {
  await app.drain()
  rmSync(cacheDir, { recursive: true, force: true })
}, LIMIT_MS)

const text = async (url: string) => (await fetch(`http://${address}${url}`)).text()

/** Vite compares times, not contents: nothing has to be edited. */
const touch = (file: string) => utimesSync(file, new Date(), new Date())
const served = (file: string) => `/@fs${file}`

describe('the portal from its sources', () => {
  it.each(['screens/wall.screen.tsx', 'parts/prayer-row.tsx'])(
    'updates %s in the page, without a reload',
    async (name) => {
      const file = path.join(prayer, name)
      expect(await text(served(file))).toContain('import.meta.hot.accept')
      updates.length = 0
      touch(file)
      await expect.poll(() => updates.length, { timeout: LIMIT_MS }).toBeGreaterThan(0)
      expect(updates.map(({ type }) => type)).toEqual(['update'])
      expect(updates[0]!.updates!.map((update) => update.path)).toEqual([served(file)])
    },
    LIMIT_MS,
  )
})
