import type { ChurchData } from '../../database/church-database.ts'
import type { Database } from '../../database/open-database.ts'
import { notFound } from '../../http/problem.ts'
import type { ChurchDirectory, DirectoryChurch } from './church-directory.ts'

/** Church ids are 32-bit integers. */
const MAX_CHURCH = 2_147_483_647

/** An id as text of a path or query. @throws ProblemError not_found for anything that no row can have */
export function rowIdOr404(text: string, most = Number.MAX_SAFE_INTEGER): number {
  const id = Number(text)
  if (!/^[1-9]\d{0,15}$/.test(text) || id > most) throw notFound()
  return id
}

/**
 * From what a public call names to the church it is about. Each throws not_found for a church that does not exist or
 * is not active: its rows are public only while it is.
 */
export function churchAccess({ database, directory }: { database: Database; directory: ChurchDirectory }) {
  const active = (church: DirectoryChurch | undefined): DirectoryChurch => {
    if (!church?.flagAtivo) throw notFound()
    return church
  }
  const ofSlug = async (slug: string) => active(await directory.bySlug(slug))
  const ofId = async (text: string) => active(await directory.byId(rowIdOr404(text, MAX_CHURCH)))
  const data = (church: DirectoryChurch): ChurchData => database.churches.of(church.id)
  return {
    active,
    ofSlug,
    ofId,
    data,
  }
}
