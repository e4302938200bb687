import { randomBytes } from 'node:crypto'
import { Problem } from '@atrio/contract'
import { churchOfHost } from '@atrio/contract/rules'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { churchVersions } from '../database/church-versions.ts'
import { addHealth } from '../database/health.ts'
import type { Database } from '../database/open-database.ts'
import { admitRequests } from '../http/admission.ts'
import { inRanges } from '../http/client-address.ts'
import { addConnectionLimits } from '../http/connection-limits.ts'
import { addDrain } from '../http/drain.ts'
import { answerErrors, answerUnreadable, frameworkErrors, withoutQueryValues } from '../http/error-answers.ts'
import { Front } from '../http/front.ts'
import { limitWrites } from '../http/limit-writes.ts'
import { type ChurchOf, logRequests, requestLog } from '../http/logging.ts'
import { addMeasures } from '../http/metrics/measures.ts'
import { ownHosts } from '../http/own-host.ts'
import { refuseUnreadableText } from '../http/readable-text.ts'
import { requestValidation } from '../http/request-validation.ts'
import { responseSerialization } from '../http/response-serialization.ts'
import { addSecurityHeaders } from '../http/security-headers.ts'
import { ARRIVAL_LIMITS, type ArrivalLimits, limitArrival } from '../http/slow-bodies.ts'
import { attachChat } from '../modules/chat/attach-chat.ts'
import { broadcastBegan } from '../modules/live/broadcast-began.ts'
import { keepPaymentHostApart } from '../payments/host/payment-host.ts'
import { openPayments } from '../payments/open-payments.ts'
import { orderNotices } from '../payments/orders/order-notices.ts'
import { openAuth } from '../platform/auth/auth.ts'
import { limitSearches } from '../platform/auth/limit-searches.ts'
import { churchDirectory } from '../platform/church/church-directory.ts'
import { mailTransport } from '../platform/mail/mail-transport.ts'
import { outbox } from '../platform/mail/outbox.ts'
import { mediaStore } from '../platform/media/media-store.ts'
import { openStorage } from '../platform/media/open-storage.ts'
import { accessOf, requireAccess } from '../platform/people/access.ts'
import { type Clock, systemClock } from '../runtime/clock.ts'
import type { Config } from '../runtime/config.ts'
import { dataScope } from './data-scope.ts'
import { apiRoutes, bffRoutes, rootRoutes } from './features.ts'
import { registerModules } from './register-modules.ts'
import { measureServer } from './server-measures.ts'
import type { Services } from './services.ts'
import { NEVER_MS, startSweeps } from './sweeps.ts'

/** Every form of the portal fits; a route that needs more sets its own bodyLimit. */
const MAX_BODY_BYTES = 16_384
/**
 * Longer than Caddy (120 s) and nginx (60 s) keep idle connections: the one that closes first never sends a request on a
 * connection that the other is just closing. docs/operating.md tells those who keep them longer.
 */
const KEEP_ALIVE_MS = 130_000
/** With `npm run dev` the pages wait for Vite to load the portal's sources, which on a busy machine takes a while. */
const PLUGIN_TIMEOUT_MS = 600_000

type Options = {
  config: Config
  /** Closed by the caller that opened it. */
  database: Database
  clock?: Clock
  logger?: FastifyServerOptions['logger']
  arrival?: ArrivalLimits
  /** Whether sweeps, and looks for mails that are due, run by the machine's time; without, tests call them. */
  sweeps?: boolean
}

/**
 * The whole server except its pages: calls, start-up bundle, media, health. Not listening yet.
 * @throws StartUpError when a route does not declare its access
 */
export async function buildServer({
  config,
  database,
  clock = systemClock,
  logger = false,
  arrival = ARRIVAL_LIMITS,
  sweeps = true,
}: Options): Promise<FastifyInstance> {
  const instance = randomBytes(4).toString('hex')
  let count = 0
  const front = new Front()
  const app = Fastify({
    serverFactory: (handler) => limitArrival(front.serverFor(handler, { keepAliveTimeout: KEEP_ALIVE_MS }), arrival),
    logger,
    logController: requestLog,
    genReqId: () => `${instance}-${(count++).toString(36)}`,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: MAX_BODY_BYTES,
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    return503OnClosing: false, // requests under way on open connections are still answered
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    schemaController: {
      compilersFactory: { buildValidator: requestValidation(), buildSerializer: responseSerialization },
    },
    frameworkErrors,
    clientErrorHandler: answerUnreadable,
  })
  const versions = churchVersions({
    listen: database.listen,
    pool: database.pool,
    onError: (error) =>
      app.log.warn({ code: (error as { code?: string }).code }, 'listening for changes was interrupted'),
  })
  app.addHook('onClose', () => versions.close())
  database.replica?.follow((reason) => {
    if (reason === undefined) app.log.info('public reads go to the standby')
    else app.log.warn({ reason }, 'public reads go to the primary')
  })
  const directory = churchDirectory(database.directory, versions)
  const churchOf: ChurchOf = ({ found, host }) =>
    (found?.church ?? directory.knownByHost(churchOfHost(host, config.appDomain)))?.codigo
  const afterAnswer = (error: Error) => app.log.error({ err: withoutQueryValues(error) }, 'work after an answer failed')
  const polling = sweeps ? {} : { pollMs: NEVER_MS }
  const auth = openAuth({ config, database, clock, onError: afterAnswer })
  const mails = outbox({
    db: auth.accounts,
    terms: auth.limitTerms,
    transport: mailTransport(config),
    clock,
    onError: afterAnswer,
    ...polling,
  })
  const media = mediaStore(openStorage(config))
  const open = { config, clock, database, versions, directory, media, auth, outbox: mails }
  registerModules()
  const notices = orderNotices(open, {
    onError: (error) =>
      app.log.error({ err: withoutQueryValues(error) }, 'a mail about an order could not be written; it is retried'),
    onDispute: (order) => app.log.warn(order, 'a payer disputes a payment at their bank'),
    ...polling,
  })
  const payments = await openPayments({
    config,
    database,
    clock,
    notices,
    onError: (error) => app.log.error({ err: withoutQueryValues(error) }, 'payment processing failed; it is retried'),
  })
  const services: Services = { ...open, payments }
  const endSweeps = sweeps ? startSweeps(services) : undefined
  // before the database is closed
  app.addHook('preClose', async () => {
    endSweeps?.()
    await notices.close()
    await auth.close()
    await mails.close()
  })

  requireAccess(app, services)
  limitSearches(app, auth.guard)
  admitRequests(app, churchOf)
  addSecurityHeaders(app)
  const requests = addMeasures(app, config.internal !== undefined)?.requests
  const record = requests && requests.record.bind(requests)
  logRequests(app, churchOf, record)
  keepPaymentHostApart(app, config.paymentHost)
  answerErrors(app)
  refuseUnreadableText(app)
  app.removeContentTypeParser('text/plain')
  app.addSchema(Problem)
  app.decorate('services', services)
  addDrain(app)
  addConnectionLimits(app, config)
  app.decorate('front', front)
  const isOwnHost = ownHosts(config.portalOrigin)
  const isTrustedProxy = inRanges(config.trustedProxies)
  front.attach({ log: app.log, isDraining: () => app.isDraining(), isOwnHost, isTrustedProxy, churchOf, record })
  addHealth(app, database)
  measureServer(app)
  attachChat(app, services, broadcastBegan(services))
  await limitWrites(app, config.writesPerMinute)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Atrio',
        version: '1',
        description: 'Calls of the church portal.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
    },
    transform: ({ schema, url, route }) => ({ schema: { ...schema, 'x-access': accessOf(route) }, url }),
    refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`) },
  })
  await app.register(dataScope, { prefix: '/api/v1', services, routes: apiRoutes, describe: true })
  await app.register(dataScope, { prefix: '/bff/v1', services, routes: bffRoutes })
  for (const routes of rootRoutes) await app.register(routes, { services })
  return app
}
