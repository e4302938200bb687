import { and, count, eq, isNull, notInArray } from 'drizzle-orm'
import type { ChurchWriter } from './church-rows.ts'
import type { ContentIssue } from './format/content-issue.ts'
import { groupsKind } from './kinds/groups.kind.ts'
import type { LoadedChurch } from './load-church.ts'
import { celula, reuniaoCelula } from './tables.ts'

/**
 * Groups that the folder has no more, and whose leaders have recorded meetings in the portal: importing it would delete
 * these for good, also where the file has only got another name.
 */
export async function endedGroups(
  { db, church }: Pick<ChurchWriter, 'db' | 'church'>,
  { entries, prefix }: LoadedChurch,
): Promise<ContentIssue[]> {
  const there = (entries.get(groupsKind) ?? []).map(({ slug }) => slug)
  const isEnded = and(eq(celula.igrejaId, church), notInArray(celula.slug, there))
  // no meeting is recorded between this check and the end of its group
  await db.select({ id: celula.id }).from(celula).where(isEnded).orderBy(celula.id).for('update')
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
    .where(isEnded)
    .groupBy(celula.slug)
  return recorded.map(({ slug, meetings }) => ({
    file: `${prefix}celulas/${slug}.md`,
    line: 0,
    field: '',
    message: `is missing, and with the group the meetings that its leaders recorded (${meetings}) would be deleted: bring it back under this name, or import with --end-groups`,
  }))
}
