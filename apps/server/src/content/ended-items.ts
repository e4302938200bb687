import { eq } from 'drizzle-orm'
import type { OwnerTransaction } from '../database/owner-transaction.ts'
import { endedCongregations } from './ended-congregations.ts'
import { endedGroups } from './ended-groups.ts'
import { endedReasons } from './ended-reasons.ts'
import type { ContentIssue } from './format/content-issue.ts'
import type { LoadedChurch } from './load-church.ts'
import { igreja } from './tables.ts'

/** What an import may end although people use it: the operator says so. */
export interface EndedAllowed {
  /** Groups that the folder has no more end, with the meetings that their leaders recorded. By default that is refused. */
  endGroups?: boolean
  /** Congregations that the folder has no more end, and members no longer belong to them. By default that is refused. */
  endCongregations?: boolean
  /** Giving reasons that the folder has no more end, with their sums and recurring gifts. By default that is refused. */
  endReasons?: boolean
}

/** What a church's folder has no more although people use it, and that the operator has not allowed to end. */
export async function endedItems(
  { db, enterChurch }: OwnerTransaction,
  loaded: LoadedChurch,
  { endGroups = false, endCongregations = false, endReasons = false }: EndedAllowed,
): Promise<ContentIssue[]> {
  const [known] = await db.select({ id: igreja.id }).from(igreja).where(eq(igreja.codigo, loaded.content.codigo))
  if (!known) return []
  await enterChurch(known.id)
  const place = { db, church: known.id }
  return [
    ...(endGroups ? [] : await endedGroups(place, loaded)),
    ...(endCongregations ? [] : await endedCongregations(place, loaded)),
    ...(endReasons ? [] : await endedReasons(place, loaded)),
  ]
}
