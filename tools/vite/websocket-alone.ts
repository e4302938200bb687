import path from 'node:path'
import type { Plugin } from 'vite'

const SOCKET = /\/engine\.io-client\/build\/esm(?:-debug)?\/socket\.js$/
const INDEX = /\/engine\.io-client\/build\/esm(?:-debug)?\/index\.js$/
const PREFIX = '\0atrio-websocket-alone:'

/**
 * Leaves long polling and WebTransport out of the chat's client, which asks for a WebSocket alone (docs/wire.md): all three
 * stand in one table, so that none shakes off. A new version that keeps them elsewhere stops the build here.
 */
export function websocketAlone(): Plugin {
  let found = false
  return {
    name: 'atrio-websocket-alone',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/transports\// },
      async handler(source, importer) {
        if (!importer) return null
        if (SOCKET.test(importer)) {
          found = true
          return PREFIX + path.join(path.dirname(importer), 'transports/websocket.js')
        }
        if (!INDEX.test(importer)) return null
        // they inspect the browser when they are loaded, even unused
        const module = await this.resolve(source, importer, { skipSelf: true })
        return module && { ...module, moduleSideEffects: false }
      },
    },
    load: (id) =>
      id.startsWith(PREFIX)
        ? `import { WS } from ${JSON.stringify(id.slice(PREFIX.length))}\nexport const transports = { websocket: WS }`
        : null,
    buildEnd(error) {
      if (!error && !found) this.error('engine.io-client has moved its transports: tools/vite/websocket-alone.ts')
    },
  }
}
