import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Balancer, balancer } from '../../modules/chat/testing/balancer.ts'
import { runSource, said, until } from '../../testing/processes.ts'

export type FleetServer = { child: ChildProcess; port: number }

/** Server processes behind one address, which start and end one by one. */
export type Fleet = Pick<Balancer, 'port'> & {
  /** Starts a version, and passes connections to it once it is ready. @param main its `main.ts` */
  start(main: string): Promise<FleetServer>
  /** Ends one as an operator does. @returns its exit code */
  end(server: FleetServer): Promise<number | null>
  /** Ends one without warning. */
  kill(server: FleetServer): Promise<void>
  close(): Promise<void>
}

const isReady = ({ port }: FleetServer) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** @param settings of all processes */
export async function fleet(settings: Record<string, string>): Promise<Fleet> {
  const ports: number[] = []
  const running = new Set<FleetServer>()
  const gate = await balancer(ports)
  const env = { HOST: '127.0.0.1', PORT: '0', DEMONSTRATION: 'false', LOG_LEVEL: 'silent', REDIS_URL: '', ...settings }
  const endBy = async (server: FleetServer, signal: NodeJS.Signals) => {
    const closed = once(server.child, 'close')
    server.child.kill(signal)
    const [code] = (await closed) as [number | null]
    running.delete(server)
    ports.splice(ports.indexOf(server.port), 1)
    return code
  }
  return {
    port: gate.port,
    async start(main) {
      const child = runSource(main, [], env)
      const port = Number(/ready on port (\d+)\./.exec(await said(child, /ready on port \d+\./))?.[1])
      const server = { child, port }
      running.add(server)
      await until(() => isReady(server))
      ports.push(port)
      return server
    },
    end: (server) => endBy(server, 'SIGTERM'),
    kill: async (server) => void (await endBy(server, 'SIGKILL')),
    async close() {
      for (const { child } of running) {
        const closed = once(child, 'close')
        child.kill('SIGKILL')
        await closed
      }
      await gate.close()
    },
  }
}
