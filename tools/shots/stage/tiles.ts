import { freePort } from '../../../apps/server/src/testing/free-port.ts'
import type { Later } from '../../bench/portal/clean-up.ts'
import { startHost } from './host.ts'

/** Starts a host of map tiles, and returns the settings of a portal that uses it. */
export async function startTiles(later: Later): Promise<Record<string, string>> {
  const port = await freePort()
  await startHost(later, 'third-party-host.mjs', port, { THIRD_PARTY_PORT: String(port) })
  return {
    MAP_TILES_URL: `http://127.0.0.1:${port}/tiles/{z}/{x}/{y}.svg`,
    MAP_TILES_ATTRIBUTION: '© OpenStreetMap contributors',
    MAP_TILES_ATTRIBUTION_URL: 'https://www.openstreetmap.org/copyright',
  }
}
