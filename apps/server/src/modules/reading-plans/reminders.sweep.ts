import { daysBetween } from '@atrio/contract/rules'
import { and, asc, eq, lte, notInArray } from 'drizzle-orm'
import { accountById } from '../../platform/auth/accounts.ts'
import type { SomeChurches } from '../../platform/church/all-churches.ts'
import { dayIn } from '../../platform/church/church-day.ts'
import { doEach, doInTurns, ROWS_OF_TURN, throwAll } from '../../platform/church/church-turns.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { toLanguage } from '../../platform/church/person-language.ts'
import { type Mail, MailRefused } from '../../platform/mail/compose-mail.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { planoLeitura, planoLeituraAssinatura } from './reading-plans.tables.ts'
import { reminderMail } from './reminder-mail.ts'
import { nextReminder, OFF } from './reminders.ts'

type Services = Pick<Platform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'outbox'>

/** Milliseconds: a reminder that is later than that, after a stop of the server, waits for the next day. */
const MAX_DELAY_MS = 3 * 3_600_000
/** Mails without any mark after which a reminder ends: nobody reads them. */
const MAX_IGNORED = 14
/** Reminders of a run that may fail and be passed over; beyond it, the church's rest waits for the next run. */
const MAX_FAILED = 100

/**
 * Writes the due reminders into the mail queue. Several processes may run it: each reminder is taken once. One that fails
 * delays no other, and is tried again by the next runs until it is too late.
 * @throws AggregateError at the end, of those that failed
 */
export async function sweepReminders(services: Services): Promise<void> {
  const { clock, database } = services
  const churchesWithDue = (some: SomeChurches) =>
    database.churches
      .of(...some)
      .use((db) =>
        db
          .selectDistinct({ igrejaId: planoLeituraAssinatura.igrejaId })
          .from(planoLeituraAssinatura)
          .where(lte(planoLeituraAssinatura.proximoLembrete, clock())),
      )
  const failures: unknown[] = []
  const failed: number[] = []
  const remindOrPass = async (one: Due) => {
    try {
      await remind(services, one)
    } catch (error) {
      if (failed.length >= MAX_FAILED) throw error
      failed.push(one.reading.id)
      failures.push(error)
    }
  }
  const doSome = async (church: number) => {
    const due = await readDue(services, church, failed)
    await doEach(due, remindOrPass)
    return due.length
  }
  await doInTurns(database, [{ churchesWithDue, doSome }]).catch((error: unknown) => failures.push(error))
  void services.outbox.deliver()
  throwAll(failures)
}

/** @param passed ids that are left out */
const readDue = ({ clock, database }: Services, church: number, passed: number[]) =>
  database.churches.of(church).use((db) =>
    db
      .select({ reading: planoLeituraAssinatura, plan: planoLeitura, person: usuario })
      .from(planoLeituraAssinatura)
      .innerJoin(
        planoLeitura,
        and(
          eq(planoLeitura.igrejaId, planoLeituraAssinatura.igrejaId),
          eq(planoLeitura.id, planoLeituraAssinatura.planoLeituraId),
        ),
      )
      .innerJoin(
        usuario,
        and(eq(usuario.igrejaId, planoLeituraAssinatura.igrejaId), eq(usuario.id, planoLeituraAssinatura.usuarioId)),
      )
      .where(and(lte(planoLeituraAssinatura.proximoLembrete, clock()), notInArray(planoLeituraAssinatura.id, passed)))
      .orderBy(asc(planoLeituraAssinatura.proximoLembrete))
      .limit(ROWS_OF_TURN),
  )
type Due = Awaited<ReturnType<typeof readDue>>[number]
type Change = Partial<typeof planoLeituraAssinatura.$inferInsert>

async function remind(services: Services, due: Due): Promise<void> {
  const { reading } = due
  const church = await services.directory.byId(reading.igrejaId)
  const { change, mail } = church ? await decide(services, church, due) : { change: OFF, mail: undefined }
  await services.database.churches.of(reading.igrejaId).transaction(async (tx) => {
    // taken by the first who moves it on
    const taken = await tx
      .update(planoLeituraAssinatura)
      .set(change)
      .where(
        and(
          eq(planoLeituraAssinatura.igrejaId, reading.igrejaId),
          eq(planoLeituraAssinatura.id, reading.id),
          eq(planoLeituraAssinatura.proximoLembrete, reading.proximoLembrete!),
        ),
      )
      .returning({ id: planoLeituraAssinatura.id })
    if (mail && taken.length > 0) await services.outbox.add(mail, tx)
  })
}

/** What becomes of a due reminder, and its mail, if today's reading is not read yet. */
async function decide(
  services: Services,
  church: DirectoryChurch,
  { reading, plan, person }: Due,
): Promise<{ change: Change; mail: Mail | undefined }> {
  const now = services.clock()
  const none = (change: Change) => ({ change, mail: undefined })
  const day = daysBetween(reading.dataInicio, dayIn(church, now)) + 1
  if (reading.horaLembrete === null || reading.dataConclusao || day > plan.qtdeDias) return none(OFF)
  const next = { proximoLembrete: nextReminder(church, reading.horaLembrete, now) }
  const isLate = now.getTime() - reading.proximoLembrete!.getTime() > MAX_DELAY_MS
  if (isLate || !church.flagAtivo || reading.diasLidos.includes(day)) return none(next)
  const account = await accountById(services.auth.accounts, person.contaId)
  if (!account || account.dataExclusao) return none(OFF)
  const sent = reading.lembretesSeguidos + 1
  const isLast = sent >= MAX_IGNORED
  const mail = await reminderMail(services, church, {
    to: account.email,
    owner: person,
    language: toLanguage(reading.idiomaLembrete),
    plan,
    day,
    passages: plan.dias[day - 1]?.passagens.map(({ referencia }) => referencia) ?? [],
    ignoredDays: isLast ? sent : undefined,
  }).catch((error: unknown) => {
    if (error instanceof MailRefused) return undefined // a name that fits into no header: the mail is left out
    throw error
  })
  return { change: isLast ? OFF : { ...next, lembretesSeguidos: sent }, mail }
}
