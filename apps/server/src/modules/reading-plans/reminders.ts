import { and, count, eq, isNotNull, ne } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Temporal } from 'temporal-polyfill'
import { ProblemError } from '../../http/problem.ts'
import { dayIn } from '../../platform/church/church-day.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import type { MailLanguage } from '../../platform/mail/mail-words.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import { change, locked, type Owner, type Reading } from './readings.ts'
import { planoLeituraAssinatura } from './reading-plans.tables.ts'

/** Plans of one person that may remind them at the same time. */
const MAX_REMINDERS = 3

/** What a turned-off reminder leaves. */
export const OFF = { horaLembrete: null, idiomaLembrete: null, proximoLembrete: null, lembretesSeguidos: 0 }

/** The next instant after `now` at that hour in the church's zone. If clocks skip it, the next existing one. */
export function nextReminder(church: Pick<DirectoryChurch, 'fusoHorario'>, hour: number, now: Date): Date {
  const plainTime = Temporal.PlainTime.from({ hour })
  const on = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: church.fusoHorario, plainTime }).epochMilliseconds
  const today = Temporal.PlainDate.from(dayIn(church, now))
  const at = on(today)
  return new Date(at > now.getTime() ? at : on(today.add({ days: 1 })))
}

type Asked = { uuid: string; hour: number | null; language: MailLanguage; now: Date }

/**
 * Turns the daily reminder of a reading on, or off (null). The first one comes at the next such hour.
 * @throws ProblemError not_found; conflict beyond the limit
 */
export async function setReminder(
  tx: NodePgDatabase,
  church: DirectoryChurch,
  owner: Owner,
  { uuid, hour, language, now }: Asked,
): Promise<Reading> {
  // of two that are turned on at once, the second counts the first
  await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, owner.igrejaId), eq(usuario.id, owner.id)))
    .for('no key update')
  const found = await locked(tx, owner, uuid)
  if (hour === null) return change(tx, owner, found, OFF)
  const [others] = await tx
    .select({ count: count() })
    .from(planoLeituraAssinatura)
    .where(
      and(
        eq(planoLeituraAssinatura.igrejaId, owner.igrejaId),
        eq(planoLeituraAssinatura.usuarioId, owner.id),
        ne(planoLeituraAssinatura.id, found.reading.id),
        isNotNull(planoLeituraAssinatura.horaLembrete),
      ),
    )
  if ((others?.count ?? 0) >= MAX_REMINDERS) throw new ProblemError('conflict')
  return change(tx, owner, found, {
    horaLembrete: hour,
    idiomaLembrete: language,
    proximoLembrete: nextReminder(church, hour, now),
    lembretesSeguidos: 0,
  })
}

/** Turns all reminders of a person in a church off. */
export const endReminders = (tx: NodePgDatabase, { igrejaId, id }: Owner) =>
  tx
    .update(planoLeituraAssinatura)
    .set(OFF)
    .where(
      and(
        eq(planoLeituraAssinatura.igrejaId, igrejaId),
        eq(planoLeituraAssinatura.usuarioId, id),
        isNotNull(planoLeituraAssinatura.horaLembrete),
      ),
    )
