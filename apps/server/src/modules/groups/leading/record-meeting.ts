import type { ReuniaoAlteradaWire, ReuniaoNovaWire, ReuniaoPresencaWire } from '@atrio/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notFound, ProblemError } from '../../../http/problem.ts'
import type { User } from '../../../platform/people/membership.ts'
import { celulaMembro, reuniaoCelula, reuniaoPresenca } from '../groups.tables.ts'
import { leaderOf } from './led-group.ts'

type Leader = Pick<User, 'igrejaId' | 'id'>
type MeetingRef = { group: number; id: number }
type Row = typeof reuniaoCelula.$inferSelect

/** A meeting that was recorded in the portal: those of the church's content are not changed there. */
const recorded = ({ igrejaId }: Leader, { group, id }: MeetingRef) =>
  and(
    eq(reuniaoCelula.igrejaId, igrejaId),
    eq(reuniaoCelula.id, id),
    eq(reuniaoCelula.celulaId, group),
    isNull(reuniaoCelula.slug),
  )

const present = sql<ReuniaoPresencaWire['presentes']>`coalesce((
  select json_agg(json_build_object('idUsuario', u.id, 'nome', btrim(u.nome || ' ' || u.sobrenome), 'imagem', u.image)
    order by u.nome, u.sobrenome, u.id)
  from reuniao_presenca p join usuario u on u.igreja_id = p.igreja_id and u.id = p.usuario_id
  where p.igreja_id = ${reuniaoCelula.igrejaId} and p.reuniao_id = ${reuniaoCelula.id}), '[]')`

/** As leaders see it. @throws ProblemError not_found for everybody but the group's leaders */
export async function readRecord(db: NodePgDatabase, user: Leader, meeting: MeetingRef): Promise<ReuniaoPresencaWire> {
  const { id, celulaId, data, tema, anotacoes, qtdeVisitantes, versao } = reuniaoCelula
  const [row] = await db
    .select({ id, idCelula: celulaId, data, tema, anotacoes, presentes: present, qtdeVisitantes, versao })
    .from(celulaMembro)
    .innerJoin(reuniaoCelula, recorded(user, meeting))
    .where(leaderOf(user, meeting.group))
  if (!row) throw notFound()
  return { ...row, qtdeVisitantes: row.qtdeVisitantes ?? 0 }
}

const columnsOf = ({ data, tema, anotacoes, presentes, qtdeVisitantes }: ReuniaoNovaWire) => ({
  data,
  tema: tema.trim(),
  anotacoes: anotacoes?.trim() ? anotacoes.trim() : null,
  qtdePresentes: presentes.length + qtdeVisitantes,
  qtdeVisitantes,
})

/** Stores who was there: members, and who was a member when the meeting was first recorded. */
async function setPresent(tx: NodePgDatabase, { igrejaId }: Leader, { group, id }: MeetingRef, users: number[]) {
  const here = and(eq(reuniaoPresenca.igrejaId, igrejaId), eq(reuniaoPresenca.reuniaoId, id))
  const members = await tx
    .select({ id: celulaMembro.usuarioId })
    .from(celulaMembro)
    .where(
      and(
        eq(celulaMembro.igrejaId, igrejaId),
        eq(celulaMembro.celulaId, group),
        users.length > 0 ? inArray(celulaMembro.usuarioId, users) : sql`false`,
      ),
    )
  const before = await tx.delete(reuniaoPresenca).where(here).returning({ id: reuniaoPresenca.usuarioId })
  const known = new Set([...members, ...before].map((user) => user.id))
  if (users.some((user) => !known.has(user)))
    throw new ProblemError('validation', [{ field: 'presentes', code: 'unknown', message: 'is not of this group' }])
  if (users.length === 0) return
  await tx.insert(reuniaoPresenca).values(users.map((usuarioId) => ({ igrejaId, reuniaoId: id, usuarioId })))
}

type Key = { key: string; before: string | null }

/** Records a meeting, once per key. @returns its id */
export async function addRecord(
  tx: NodePgDatabase,
  user: Leader,
  group: number,
  meeting: ReuniaoNovaWire,
  { key, before }: Key,
): Promise<number> {
  const keys = before === null ? [key] : [key, before]
  const under = and(eq(reuniaoCelula.registradaPor, user.id), inArray(reuniaoCelula.chaveEnvio, keys))
  const stored = () => tx.select({ id: reuniaoCelula.id }).from(reuniaoCelula).where(under)
  const [known] = await stored()
  if (known) return known.id
  const { igrejaId } = user
  const [made] = await tx
    .insert(reuniaoCelula)
    .values({ igrejaId, celulaId: group, ...columnsOf(meeting), chaveEnvio: key, registradaPor: user.id })
    .onConflictDoNothing()
    .returning({ id: reuniaoCelula.id })
  // a concurrent repetition was first
  const id = made?.id ?? (await stored())[0]?.id
  if (id === undefined) throw new ProblemError('conflict')
  if (made) await setPresent(tx, user, { group, id }, meeting.presentes)
  return id
}

/** Changes a record. @throws ProblemError not_found, or conflict where it is newer than what was seen */
export async function changeRecord(
  tx: NodePgDatabase,
  user: Leader,
  ref: MeetingRef,
  { versao, ...meeting }: ReuniaoAlteradaWire,
): Promise<void> {
  const stored = await locked(tx, user, ref)
  const columns = columnsOf(meeting)
  if (stored.versao !== versao) {
    // the same change again, after its answer was lost
    if (stored.versao === versao + 1 && (await isStored(tx, user, stored, { ...columns, users: meeting.presentes }))) {
      return
    }
    throw new ProblemError('conflict')
  }
  await setPresent(tx, user, ref, meeting.presentes)
  await tx
    .update(reuniaoCelula)
    .set({ ...columns, versao: versao + 1 })
    .where(recorded(user, ref))
}

/** @throws ProblemError not_found, or conflict where it is newer than what was seen */
export async function removeRecord(tx: NodePgDatabase, user: Leader, ref: MeetingRef, seen: number): Promise<void> {
  const { versao } = await locked(tx, user, ref)
  if (versao !== seen) throw new ProblemError('conflict')
  await tx.delete(reuniaoCelula).where(recorded(user, ref))
}

async function locked(tx: NodePgDatabase, user: Leader, ref: MeetingRef): Promise<Row> {
  const [row] = await tx.select().from(reuniaoCelula).where(recorded(user, ref)).for('update')
  if (!row) throw notFound()
  return row
}

type Stored = ReturnType<typeof columnsOf> & { users: number[] }

async function isStored(tx: NodePgDatabase, { igrejaId }: Leader, row: Row, { users, ...columns }: Stored) {
  const rows = await tx
    .select({ id: reuniaoPresenca.usuarioId })
    .from(reuniaoPresenca)
    .where(and(eq(reuniaoPresenca.igrejaId, igrejaId), eq(reuniaoPresenca.reuniaoId, row.id)))
  const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b).join()
  return (
    Object.entries(columns).every(([name, value]) => row[name as keyof typeof columns] === value) &&
    sorted(rows.map(({ id }) => id)) === sorted(users)
  )
}
