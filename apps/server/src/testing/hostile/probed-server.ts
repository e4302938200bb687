import { copyCluster } from '../copied-cluster.ts'
import type { ProcessReading } from './process-probe.ts'
import { newDataFolder, removeDataFolder, runServer, type RunningServer } from '../running-server.ts'

const PROBE = new URL('process-probe.ts', import.meta.url).href

/** A server process with the demonstration churches, whose event loop, memory and CPU time can be read. */
export type ProbedServer = RunningServer & {
  /** The measurements since the last call. */
  read(): Promise<ProcessReading>
  close(): Promise<void>
}

/**
 * Requests may come from any address (`X-Forwarded-For`). The postal-code services are at a refused address of this
 * machine, so that no external service is contacted.
 */
export async function probedServer(env: Record<string, string> = {}): Promise<ProbedServer> {
  const folder = newDataFolder()
  await copyCluster(folder)
  const nowhere = 'https://127.0.0.1'
  const settings = {
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    CEP_URL: nowhere,
    ZIP_URL: nowhere,
    STATES_URL: nowhere,
    ...env,
  }
  // the import of the demonstration leaves several hundred MB of garbage: a later start is measured
  await (await runServer(folder, settings)).kill()
  const server = await runServer(folder, { ...settings, NODE_OPTIONS: `--import=${PROBE}` })
  const port = /probe on port (\d+)\./.exec(server.output())?.[1]
  if (!port) throw new Error(`the process has no probe: ${server.output()}`)
  return {
    ...server,
    read: async () => (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as ProcessReading,
    async close() {
      await server.kill()
      await removeDataFolder(folder)
    },
  }
}
