import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { closeInternalServer, internalServer, type InternalRoute } from '../http/internal-server.ts'
import { exposition, EXPOSITION_TYPE } from '../http/metrics/exposition.ts'
import { knownHosts } from '../platform/church/known-hosts.ts'
import { StartUpError } from '../runtime/start-up-error.ts'

/**
 * Listens on the internal port, where the settings name one, until the server closes.
 * @param worker number of this worker, from 0: each has a port of its own, since each has its own figures
 * @returns its port
 */
export async function listenInternally(app: FastifyInstance, worker = 0): Promise<number | undefined> {
  const { config, database, directory } = app.services
  if (!config.internal) return undefined
  const { appDomain, paymentHost, internal } = config
  const isKnown = knownHosts({ db: database.directory, directory, appDomain, own: [appDomain, paymentHost] })
  const routes = new Map<string, InternalRoute>([
    ['/certificate', certificate(isKnown)],
    [
      '/metrics',
      async () => ({ status: 200, type: EXPOSITION_TYPE, body: exposition((await app.measures?.all()) ?? []) }),
    ],
  ])
  const server = internalServer(routes, (error) => app.log.error({ err: error }, 'an internal request failed'))
  const port = internal.port === 0 ? 0 : internal.port + worker
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new StartUpError(`INTERNAL_PORT ${port} can not be listened on at ${internal.host} (${code}).`)),
    )
    server.listen({ port, host: internal.host, exclusive: true }, resolve)
  })
  app.addHook('onClose', () => closeInternalServer(server))
  return (server.address() as AddressInfo).port
}

/** What Caddy's `on_demand_tls ask` expects: 200 where a certificate for `domain` may be had, anything else where not. */
const certificate =
  (isKnown: (name: string) => Promise<boolean>): InternalRoute =>
  async (query) => {
    const [name, ...others] = query.getAll('domain')
    const may = name !== undefined && others.length === 0 && (await isKnown(name))
    return may ? { status: 200, body: 'known\n' } : { status: 404, body: 'unknown\n' }
  }
