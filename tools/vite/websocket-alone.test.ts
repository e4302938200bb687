import path from 'node:path'
import type { Plugin } from 'vite'
import { expect, it } from 'vitest'
import { websocketAlone } from './websocket-alone.ts'
import { bundled } from './testing/bundled.ts'

const root = path.resolve(import.meta.dirname, '../../libs/chat/src')
const client = (code: string, plugins: Plugin[]) =>
  bundled(code, { root, plugins, minify: true, conditions: ['browser', 'production'] })
const IO = `export { io } from 'socket.io-client'`

it('the chat’s client has the WebSocket transport only', async () => {
  const [whole, lean] = [await client(IO, []), await client(IO, [websocketAlone()])]
  const ways = (code: string) => ['WebSocket', 'new WebTransport', 'responseText'].filter((way) => code.includes(way))
  expect(ways(whole)).toHaveLength(3)
  expect(ways(lean)).toEqual(['WebSocket'])
  expect(lean.length).toBeLessThan(whole.length - 5_000)
})

it('a build fails when there is no transport to remove', async () => {
  await expect(client('export const none = 1', [websocketAlone()])).rejects.toThrow('has moved its transports')
})
