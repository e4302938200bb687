import { eq } from 'drizzle-orm'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { igrejaHost } from '../../platform/church/church.tables.ts'
import type { Platform } from '../../platform/platform.ts'

/** All origins of a church's portals: its code's host, its verified domains, and those of static portals. */
export async function portalOrigins(
  { config, database }: Pick<Platform, 'config' | 'database'>,
  { id, codigo }: Pick<DirectoryChurch, 'id' | 'codigo'>,
): Promise<string[]> {
  const { appDomain, conveniences, portalOrigin, port, corsOrigins } = config
  const rows = await database.directory
    .select({ host: igrejaHost.host })
    .from(igrejaHost)
    .where(eq(igrejaHost.igrejaId, id))
  const hosts = [`${codigo}.${appDomain}`, ...rows.map(({ host }) => host)]
  const originOf = (host: string) => {
    if (portalOrigin) return portalOrigin.replace('{host}', host)
    return conveniences.plainLinks ? `http://${host}:${port}` : `https://${host}`
  }
  return [...hosts.map(originOf), ...corsOrigins]
}
