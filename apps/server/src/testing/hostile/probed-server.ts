import type { ProcessReading } from './process-probe.ts'
import { newDataFolder, removeDataFolder, runServer, type RunningServer } from '../running-server.ts'

const PROBE = new URL('process-probe.ts', import.meta.url).href

/** A server process with the demonstration churches, whose event loop, memory and CPU time can be read. */
export type ProbedServer = RunningServer & {
  /** What has been measured since the last call of it. */
  read(): Promise<ProcessReading>
  close(): Promise<void>
}

/**
 * Every request may come from an address of its own (`X-Forwarded-For`). No service outside is asked: the postal-code
 * services are at an address of this machine, which is refused.
 */
export async function probedServer(env: Record<string, string> = {}): Promise<ProbedServer> {
  const folder = newDataFolder()
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
  // the import of the demonstration leaves several hundred MB to collect: what is measured is a later start
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
