import { existsSync } from 'node:fs'
import path from 'node:path'
import { usedThirdParties, type ThirdParties } from '@atrio/contract/rules'
import type { FastifyInstance } from 'fastify'
import type { Metric } from '../http/metrics/exposition.ts'
import { ownHosts } from '../http/own-host.ts'
import type { DirectoryChurch } from '../platform/church/church-directory.ts'
import type { RenderCounts } from '../web/render-queue.ts'
import { mediaAddresses } from './media-addresses.ts'

const PORTAL = path.join(import.meta.dirname, '../../../portal/dist')
/** Our own path, which passes reports on: a page asks no third party. */
const ERROR_REPORTS = '/error-report'
const EMBED = path.join(import.meta.dirname, '../../../embed/dist')

/**
 * Adds the portal's pages: from its build, or with ATRIO_DEV=1 (`npm run dev`) from its sources.
 * @returns false without a build: the server then answers API calls only
 */
export async function registerPages(app: FastifyInstance, { built = PORTAL, embed = EMBED } = {}): Promise<boolean> {
  const dist = process.env['ATRIO_DEV'] === '1' ? null : built
  if (dist && !existsSync(path.join(dist, 'server/entry-server.js'))) return false
  const { config, clock, database, directory, payments } = app.services
  const versionOf = versionsWith({
    ...config.thirdParties,
    ...(config.errorReportUrl !== undefined && { errorsUrl: ERROR_REPORTS }),
  })
  const { surveyUrl, surveyEnvironmentId } = config.thirdParties
  if (!surveyUrl !== !surveyEnvironmentId)
    app.log.error(`there is no survey: ${surveyUrl ? 'SURVEY_ENVIRONMENT_ID' : 'SURVEY_URL'} is missing`)
  const renders: RenderCounts = { running: 0, waiting: 0 }
  app.measures?.add(() => [renderMetric(renders)])
  const { web } = await import('../web/web.plugin.ts')
  await app.register(web, {
    dist,
    embedDist: ['server/entry-server.js', 'loader/embed.js'].every((file) => existsSync(path.join(embed, file)))
      ? embed
      : null,
    settings: {
      appDomain: config.appDomain,
      apiBase: '/api/v1',
      bffBase: '/bff/v1',
      cardBase: payments.origin,
      churchCode: null,
      adminUrl: config.adminUrl ?? null,
      adminRecoverPasswordUrl: config.adminRecoverPasswordUrl ?? null,
      privacyUrl: config.privacyUrl ?? null,
      volutsUrl: config.volutsUrl ?? null,
      mykidsUrl: config.mykidsUrl ?? null,
      mapsUrl: config.mapsUrl,
      ...(config.mapTiles && { mapTiles: config.mapTiles }),
      embedOrigins: config.embedders,
      recaptcha: config.recaptchaSiteKey !== undefined,
    },
    isOwnHost: ownHosts(config.portalOrigin),
    tokenizers: payments.gateways.tokenizers,
    now: () => clock().getTime(),
    errorReportUrl: config.errorReportUrl,
    versionOf: async (lookup) => versionOf(await directory.byHost(lookup)) ?? null,
    knownVersionOf: (lookup) => versionOf(directory.knownByHost(lookup)),
    renders,
    mediaOf: (church) => mediaAddresses(database.churches.of(church)),
  })
  return true
}

const renderMetric = ({ running, waiting }: RenderCounts): Metric => ({
  name: 'atrio_page_renders',
  help: 'Pages that are being rendered, and those that wait for their turn.',
  type: 'gauge',
  samples: [
    { labels: { state: 'running' }, value: running },
    { labels: { state: 'waiting' }, value: waiting },
  ],
})

/** An inactive church has no pages to cache: its error page is rendered each time. */
const versionsWith = (thirdParties: ThirdParties) => (church: DirectoryChurch | undefined) =>
  church?.flagAtivo
    ? {
        id: church.id,
        code: church.codigo,
        version: church.versao,
        embedOrigins: church.origensEmbed,
        thirdParties: usedThirdParties(thirdParties, {
          code: church.codigo,
          chatBot: church.flagChatBot,
          pixelCode: church.facebookPixelCode,
        }),
      }
    : undefined
