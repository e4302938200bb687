import type { ChurchData } from '../../database/church-database.ts'
import type { ChurchVersions } from '../../database/church-versions.ts'
import type { Database } from '../../database/open-database.ts'
import type { DirectoryChurch } from './church-directory.ts'

type Services = { database: Pick<Database, 'churches' | 'replica'>; versions: Pick<ChurchVersions, 'knownSince'> }

/**
 * A church's data for reads that answer everybody alike, from tables that move its content version: those of a standby
 * once it has the version by which the answer will be kept. An older answer would be kept as the new version's.
 */
export const publicData =
  ({ database: { churches, replica }, versions }: Services) =>
  ({ id, versao }: Pick<DirectoryChurch, 'id' | 'versao'>): ChurchData => {
    const since = replica && versions.knownSince(id, versao)
    return replica && since !== undefined && replica.hasAllUntil(since) ? replica.churches.of(id) : churches.of(id)
  }
