import { and, count, eq, inArray } from 'drizzle-orm'
import type { ChurchWriter } from './church-rows.ts'
import type { ContentIssue } from './format/content-issue.ts'
import { changedCongregations, type Congregations, congregationsKind } from './kinds/congregations.kind.ts'
import type { LoadedChurch } from './load-church.ts'
import { congregacao, usuario } from './tables.ts'

/** Congregations that the folder has no more while members belong to them: importing it would empty the members' field. */
export async function endedCongregations(
  { db, church }: Pick<ChurchWriter, 'db' | 'church'>,
  { entries, prefix }: LoadedChurch,
): Promise<ContentIssue[]> {
  const congregations = (entries.get(congregationsKind)?.[0]?.data ?? []) as Congregations
  const { ended } = await changedCongregations({ db, church }, congregations)
  const isEnded = and(eq(congregacao.igrejaId, church), inArray(congregacao.nome, ended))
  // nobody chooses one between this check and its end
  await db.select({ id: congregacao.id }).from(congregacao).where(isEnded).orderBy(congregacao.id).for('update')
  const chosen = await db
    .select({ nome: congregacao.nome, members: count() })
    .from(congregacao)
    .innerJoin(usuario, and(eq(usuario.igrejaId, congregacao.igrejaId), eq(usuario.congregacaoId, congregacao.id)))
    .where(isEnded)
    .groupBy(congregacao.id, congregacao.nome)
  return chosen.map(({ nome, members }) => ({
    file: `${prefix}congregacoes.json`,
    line: 0,
    field: '',
    message: `has no "${nome}", to which members belong (${members}): bring it back, rename one congregation at a time, or import with --end-congregations`,
  }))
}
