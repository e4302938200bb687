import { and, count, eq, isNull } from 'drizzle-orm'
import type { OwnerTransaction } from '../database/owner-transaction.ts'
import type { ContentIssue } from './format/content-issue.ts'
import { groupsKind } from './kinds/groups.kind.ts'
import type { LoadedChurch } from './load-church.ts'
import { celula, igreja, reuniaoCelula } from './tables.ts'

/** Enters a church that was imported before. @returns its id; undefined for a new one */
export async function enterKnownChurch(
  { db, enterChurch }: OwnerTransaction,
  code: string,
): Promise<number | undefined> {
  const [church] = await db.select({ id: igreja.id }).from(igreja).where(eq(igreja.codigo, code))
  if (church) await enterChurch(church.id)
  return church?.id
}

/**
 * Groups that the folder has no more, and whose leaders have recorded meetings in the portal: importing it would delete
 * these for good, also where the file has only got another name.
 */
export async function endedGroups(
  transaction: OwnerTransaction,
  { content, entries, prefix }: LoadedChurch,
): Promise<ContentIssue[]> {
  const { db } = transaction
  const church = await enterKnownChurch(transaction, content.codigo)
  if (church === undefined) return []
  const recorded = await db
    .select({ slug: celula.slug, meetings: count() })
    .from(celula)
    .innerJoin(
      reuniaoCelula,
      and(
        eq(reuniaoCelula.igrejaId, celula.igrejaId),
        eq(reuniaoCelula.celulaId, celula.id),
        isNull(reuniaoCelula.slug),
      ),
    )
    .where(eq(celula.igrejaId, church))
    .groupBy(celula.slug)
  const there = new Set((entries.get(groupsKind) ?? []).map(({ slug }) => slug))
  return recorded
    .filter(({ slug }) => !there.has(slug))
    .map(({ slug, meetings }) => ({
      file: `${prefix}celulas/${slug}.md`,
      line: 0,
      field: '',
      message: `is missing, and with the group the meetings that its leaders recorded (${meetings}) would be deleted: bring it back under this name, or import with --end-groups`,
    }))
}
