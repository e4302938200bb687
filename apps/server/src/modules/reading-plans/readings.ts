import { randomUUID } from 'node:crypto'
import type { AssinaturaPlanoLeituraWire } from '@atrio/contract'
import { and, eq, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notFound, ProblemError } from '../../http/problem.ts'
import type { User } from '../../platform/people/membership.ts'
import { planoLeitura, planoLeituraAssinatura } from './reading-plans.tables.ts'

type Row = typeof planoLeituraAssinatura.$inferSelect
/** A reading, with the current length of its plan. */
export type Reading = { reading: Row; qtdeDias: number }
export type Owner = Pick<User, 'igrejaId' | 'id'>

const ofOwner = ({ igrejaId, id }: Owner) =>
  and(eq(planoLeituraAssinatura.igrejaId, igrejaId), eq(planoLeituraAssinatura.usuarioId, id))
const one = (owner: Owner, uuid: string) => and(ofOwner(owner), eq(planoLeituraAssinatura.uuid, uuid))

export const toReading = ({ reading, qtdeDias }: Reading): AssinaturaPlanoLeituraWire => ({
  uuid: reading.uuid,
  dataInicio: reading.dataInicio,
  diasLidos: reading.diasLidos.filter((day) => day <= qtdeDias),
  dataConclusao: reading.dataConclusao?.toISOString() ?? null,
  horaLembrete: reading.horaLembrete,
})

/**
 * Begins a plan; an existing reading is returned unchanged, so that a repeated call has no effect.
 * @throws ProblemError not_found for a plan that the church does not list
 */
export async function begin(tx: NodePgDatabase, owner: Owner, plan: string, today: string): Promise<Reading> {
  const [found] = await tx
    .select({ id: planoLeitura.id, qtdeDias: planoLeitura.qtdeDias, flagAtivo: planoLeitura.flagAtivo })
    .from(planoLeitura)
    .where(and(eq(planoLeitura.igrejaId, owner.igrejaId), eq(planoLeitura.uuid, plan)))
  if (!found) throw notFound()
  if (found.flagAtivo)
    await tx
      .insert(planoLeituraAssinatura)
      .values({ igrejaId: owner.igrejaId, usuarioId: owner.id, planoLeituraId: found.id, dataInicio: today })
      .onConflictDoNothing()
  const [reading] = await tx
    .select()
    .from(planoLeituraAssinatura)
    .where(and(ofOwner(owner), eq(planoLeituraAssinatura.planoLeituraId, found.id)))
  if (!reading) throw notFound()
  return { reading, qtdeDias: found.qtdeDias }
}

/**
 * Marks days as read or unread. Marks of other devices are kept: the row is locked meanwhile.
 * @throws ProblemError not_found for another person's reading, a restarted one, or an unknown day
 */
export async function markDays(
  tx: NodePgDatabase,
  owner: Owner,
  { uuid, days, read, now }: { uuid: string; days: readonly number[]; read: boolean; now: Date },
): Promise<Reading> {
  const { reading, qtdeDias } = await locked(tx, owner, uuid)
  if (days.some((day) => day > qtdeDias)) throw notFound()
  const others = reading.diasLidos.filter((marked) => !days.includes(marked))
  const diasLidos = read ? [...others, ...new Set(days)].sort((a, b) => a - b) : others
  const complete = diasLidos.filter((marked) => marked <= qtdeDias).length === qtdeDias
  const dataConclusao = complete ? (reading.dataConclusao ?? now) : null
  return change(tx, owner, { reading, qtdeDias }, { diasLidos, dataConclusao, lembretesSeguidos: 0 })
}

/**
 * Moves the first day, so that a reader who has fallen behind continues from their day.
 * @throws ProblemError not_found; validation for a future day
 */
export async function moveReadingStart(
  tx: NodePgDatabase,
  owner: Owner,
  { uuid, dataInicio, today }: { uuid: string; dataInicio: string; today: string },
): Promise<Reading> {
  if (dataInicio > today)
    throw new ProblemError('validation', [{ field: 'dataInicio', code: 'future', message: 'must not be after today' }])
  return change(tx, owner, await locked(tx, owner, uuid), { dataInicio })
}

/**
 * Restarts from today without any mark. Repeated after a lost answer, it has no further effect.
 * @throws ProblemError not_found
 */
export async function restartReading(
  tx: NodePgDatabase,
  owner: Owner,
  { uuid, today }: { uuid: string; today: string },
): Promise<Reading> {
  const found = await locked(tx, owner, uuid, true)
  if (found.reading.uuid !== uuid.toLowerCase()) return found
  return change(tx, owner, found, {
    uuid: randomUUID(),
    uuidAnterior: uuid,
    dataInicio: today,
    diasLidos: [],
    dataConclusao: null,
  })
}

/** @throws ProblemError not_found */
export async function removeReading(tx: NodePgDatabase, owner: Owner, uuid: string): Promise<void> {
  const gone = await tx
    .delete(planoLeituraAssinatura)
    .where(one(owner, uuid))
    .returning({ id: planoLeituraAssinatura.id })
  if (gone.length === 0) throw notFound()
}

export async function locked(tx: NodePgDatabase, owner: Owner, uuid: string, orBefore = false): Promise<Reading> {
  const named = orBefore
    ? and(ofOwner(owner), or(eq(planoLeituraAssinatura.uuid, uuid), eq(planoLeituraAssinatura.uuidAnterior, uuid)))
    : one(owner, uuid)
  const [found] = await tx
    .select({ reading: planoLeituraAssinatura, qtdeDias: planoLeitura.qtdeDias })
    .from(planoLeituraAssinatura)
    .innerJoin(
      planoLeitura,
      and(
        eq(planoLeitura.igrejaId, planoLeituraAssinatura.igrejaId),
        eq(planoLeitura.id, planoLeituraAssinatura.planoLeituraId),
      ),
    )
    .where(named)
    .for('update', { of: planoLeituraAssinatura })
  if (!found) throw notFound()
  return found
}

export async function change(
  tx: NodePgDatabase,
  owner: Owner,
  { reading, qtdeDias }: Reading,
  values: Partial<Omit<Row, 'igrejaId' | 'id'>>,
): Promise<Reading> {
  const [changed] = await tx
    .update(planoLeituraAssinatura)
    .set(values)
    .where(and(ofOwner(owner), eq(planoLeituraAssinatura.id, reading.id)))
    .returning()
  return { reading: changed ?? reading, qtdeDias }
}
