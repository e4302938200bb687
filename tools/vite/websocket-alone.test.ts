import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { websocketAlone } from './websocket-alone.ts'

const chat = path.resolve(import.meta.dirname, '../../libs/chat/src')
const ENTRY = path.join(chat, 'entry.js')

/** Some code as a browser's client has it. */
async function bundled(code: string, plugins: Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (source) => (source === 'entry' ? ENTRY : null),
    load: (id) => (id === ENTRY ? code : null),
  }
  const built = (await build({
    root: chat,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['browser', 'production'] },
    plugins: [entry, ...plugins],
    build: { write: false, minify: true, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return built.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
}
const IO = `export { io } from 'socket.io-client'`

it('the chat’s client has the WebSocket transport only', async () => {
  const [whole, lean] = [await bundled(IO, []), await bundled(IO, [websocketAlone()])]
  const ways = (code: string) => ['WebSocket', 'new WebTransport', 'responseText'].filter((way) => code.includes(way))
  expect(ways(whole)).toHaveLength(3)
  expect(ways(lean)).toEqual(['WebSocket'])
  expect(lean.length).toBeLessThan(whole.length - 5_000)
})

it('a build fails when there is no transport to remove', async () => {
  await expect(bundled('export const none = 1', [websocketAlone()])).rejects.toThrow('has moved its transports')
})
