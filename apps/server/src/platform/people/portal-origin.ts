import { churchOfHost } from '@atrio/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../runtime/config.ts'
import type { ChurchDirectory, DirectoryChurch } from '../church/church-directory.ts'

/**
 * Origin of a church's portal, for links in mails. The request's host is only used if the directory knows it as this
 * church's: anyone can send any Host header, and mails are sent in the church's name.
 */
export async function portalOrigin(
  { config, directory }: { config: Config; directory: ChurchDirectory },
  church: DirectoryChurch,
  request?: FastifyRequest,
): Promise<string> {
  const named = request && (await directory.byHost(churchOfHost(request.host, config.appDomain)))
  const asked = request && named?.id === church.id ? request.host.toLowerCase() : undefined
  const host = asked?.replace(/:\d+$/, '') ?? church.hostname ?? `${church.codigo}.${config.appDomain}`
  if (config.portalOrigin) return config.portalOrigin.replace('{host}', host)
  if (!config.conveniences.plainLinks) return `https://${host}`
  return `http://${host}:${/:(\d+)$/.exec(asked ?? '')?.[1] ?? config.port}`
}
