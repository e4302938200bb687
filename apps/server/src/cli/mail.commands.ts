import { parseArgs } from 'node:util'
import { and, asc, count, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { emailSaida, senhaTemporaria } from '../content/tables.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { neverLeft } from '../platform/mail/mail-queue.ts'
import { type Command, CommandError, UsageError, words } from './command.ts'
import { plain } from './orders.ts'

/** A readable number. */
const MAX_LISTED = 200

const isGivenUp = isNotNull(emailSaida.dataDesistencia)
const isBeingSent = gt(emailSaida.reservadoAte, sql`now()`)
const isAtRest = or(isNull(emailSaida.reservadoAte), lte(emailSaida.reservadoAte, sql`now()`))

const listed = {
  id: emailSaida.id,
  receiver: emailSaida.destinatario,
  subject: emailSaida.assunto,
  tries: emailSaida.tentativas,
  reason: emailSaida.motivoFalha,
  next: emailSaida.proximoEnvio,
  givenUp: emailSaida.dataDesistencia,
  isBeingSent: sql<boolean>`coalesce(${isBeingSent}, false)`,
}

export const mailListCommand: Command = {
  name: 'mail list',
  usage: '[--failed]',
  summary: `show ${MAX_LISTED} mails that are not sent yet, oldest first, or those alone that were given up, and why`,
  run: async (args, { database, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { failed: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    words(positionals, [])
    const which = values.failed ? isGivenUp : undefined
    const { mails, all } = await ownerTransaction(database, async ({ db }) => {
      const [total] = await db.select({ all: count() }).from(emailSaida).where(which)
      const found = db.select(listed).from(emailSaida).where(which).orderBy(asc(emailSaida.id)).limit(MAX_LISTED)
      return { mails: await found, all: total?.all ?? 0 }
    })
    for (const { id, receiver, subject, tries, reason, ...state } of mails) {
      const facts = [stateOf(state), `${tries} ${tries === 1 ? 'try' : 'tries'}`, reason ?? '-', receiver, subject]
      print([String(id), ...facts.map(plain)].join('  '))
    }
    if (mails.length < all) print(`… and ${all - mails.length} newer ones`)
    if (all === 0) print(values.failed ? 'no mail was given up' : 'no mail waits')
  },
}

type State = { next: Date; givenUp: Date | null; isBeingSent: boolean }

function stateOf({ next, givenUp, isBeingSent: isSending }: State): string {
  if (givenUp) return `given up ${minute(givenUp)}`
  return isSending ? 'being sent' : `waits for ${minute(next)}`
}

const minute = (time: Date) => `${time.toISOString().slice(0, 16)}Z`

export const mailRetryCommand: Command = {
  name: 'mail retry',
  usage: '<number> | --failed',
  summary: 'send a mail again, or all that were given up and are still good: a running server does so within a minute',
  run: async (args, { database, clock, print }) => {
    const which = named(args)
    const now = clock()
    // tried too late, a mail that was refused would be said to have expired, and its password would not count
    const isGood = or(isNull(emailSaida.validoAte), gt(emailSaida.validoAte, now))
    const again = await ownerTransaction(database, async ({ db }) => {
      await refuseBeingSent(db, which)
      return db
        .update(emailSaida)
        .set({ tentativas: 0, proximoEnvio: now, motivoFalha: null, dataDesistencia: null, reservadoAte: null })
        .where(and(which, isAtRest, isGood))
    })
    if (again.rowCount === 0 && which !== isGivenUp) throw new CommandError('what it says is no longer good')
    print(`${mailCount(again.rowCount)} will be sent again`)
  },
}

export const mailDropCommand: Command = {
  name: 'mail drop',
  usage: '<number> | --failed',
  summary: 'delete a mail, or all that were given up, without sending',
  run: async (args, { database, clock, print }) => {
    const which = named(args)
    const gone = await ownerTransaction(database, async ({ db }) => {
      await refuseBeingSent(db, which)
      const isUnsent = sql<boolean>`coalesce(${neverLeft(clock())}, false)`
      const mails = await db
        .delete(emailSaida)
        .where(and(which, isAtRest))
        .returning({ code: emailSaida.codigo, isUnsent })
      const codes = mails.filter((mail) => mail.isUnsent).map(({ code }) => code)
      // a password without its mail counts as one that was sent
      await db.delete(senhaTemporaria).where(sql`${senhaTemporaria.emailCodigo} = any (${sql.param(codes)}::uuid[])`)
      return mails.length
    })
    print(`${mailCount(gone)} deleted`)
  },
}

const mailCount = (count: number | null) => (count === 1 ? 'one mail' : `${count ?? 0} mails`)

/** The mails that the two arguments of a command select. */
function named(args: readonly string[]): SQL {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { failed: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  if (values.failed) {
    words(positionals, [])
    return isGivenUp
  }
  const { number } = words(positionals, ['number'])
  if (!/^\d{1,15}$/.test(number)) throw new UsageError(`${number} is no number of a mail; see: mail list`)
  return eq(emailSaida.id, Number(number))
}

/** @throws CommandError when the selected mail does not exist, or is being sent */
async function refuseBeingSent(db: NodePgDatabase, which: SQL): Promise<void> {
  const mails = await db.select(listed).from(emailSaida).where(which).limit(1)
  if (which !== isGivenUp && mails.length === 0) throw new CommandError('there is no such mail; see: mail list')
  if (mails.some(({ isBeingSent: isSending }) => isSending)) {
    throw new CommandError('it is being sent just now; try again in a minute')
  }
}
