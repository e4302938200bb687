import { setTimeout as sleep } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Clock } from '../../runtime/clock.ts'
import { buyerKey } from '../auth/buyer-key.ts'
import type { Limits } from '../auth/limits.ts'
import { takeLimits } from '../auth/take-limits.ts'
import type { Mail } from './compose-mail.ts'
import { failureOf, INTERRUPTED, isSpent } from './mail-failures.ts'
import { keepLease, LEASE_MS, noteFailure, type QueuedMail, removeSent, takeMails } from './mail-queue.ts'
import { MAX_PARALLEL_SENDS, type MailTransport } from './mail-transport.ts'
import { emailSaida } from './mail.tables.ts'
import { isProvedAddress, PAYMENT_MAILS, UNPROVED_MAILS } from './unproved-address.ts'

/** Mails are stored first and sent then, so that none is lost with the process and no answer waits for a mail server. */
export type Outbox = {
  /**
   * @param tx a transaction that the mail stands or falls with; after its commit call `deliver`
   * @returns 0; or where the mail is not sent, since nobody has proved the address and it has had its mails of the day,
   * the whole seconds until it may have another. One of a payment is sent then by itself
   */
  add(mail: Mail, tx?: NodePgDatabase): Promise<number>
  /** Sends all that are due; resolves when none is due and none is being sent. Called by itself; tests wait for it. */
  deliver(): Promise<void>
  /** Begins no mail any more, and waits a while for those that are being sent. */
  close(): Promise<void>
}

type Options = {
  db: NodePgDatabase
  terms: Limits['termsOf']
  transport: MailTransport
  clock: Clock
  onError: (error: Error) => void
  pollMs?: number
  /** Milliseconds that closing waits for a mail server. */
  patienceMs?: number
}

/** Milliseconds: far more than it takes to write that a mail was cut short. */
const FAILURE_WRITE_MS = 1_000

/**
 * A mail is taken by a lease, sent outside of any transaction, and then deleted: where a process ends between a mail
 * server's yes and the deletion, the mail is sent once more, under the same Message-ID.
 */
export function outbox(options: Options): Outbox {
  const { db, terms, transport, clock, onError, pollMs = 60_000, patienceMs = 10_000 } = options
  const sending = new Set<Promise<void>>()
  let isClosed = false
  /** Mails may be due that nobody here has looked for yet. */
  let mayBeMore = false
  let taking: Promise<void> | undefined

  const send = async (mail: QueuedMail): Promise<void> => {
    const lease = setInterval(() => void keepLease(db, mail).catch(onError), LEASE_MS / 3).unref()
    try {
      const failure = isSpent(mail.tentativas) ? INTERRUPTED : await attempt(transport, mail)
      if (!failure) await removeSent(db, mail)
      else {
        const isOver = await noteFailure(db, mail, { failure, now: clock() })
        onError(new Error(`a mail ${isOver ? 'was given up' : 'could not be sent'}: ${failure.reason}`))
      }
    } catch (error) {
      onError(error as Error) // the database is away: the lease ends by itself
    } finally {
      clearInterval(lease)
    }
  }

  const begin = (mail: QueuedMail) => {
    const task = send(mail).finally(() => {
      sending.delete(task)
      void fill()
    })
    sending.add(task)
  }

  const hasRoom = () => !isClosed && sending.size < MAX_PARALLEL_SENDS

  /** Takes as many as may be sent at once: a slow receiver holds up none but its own mail. */
  const take = async () => {
    while (mayBeMore && hasRoom()) {
      const room = MAX_PARALLEL_SENDS - sending.size
      mayBeMore = false
      const mails = await takeMails(db, clock(), room)
      if (mails.length === room) mayBeMore = true
      mails.forEach(begin)
    }
  }
  const fill = (): Promise<void> =>
    (taking ??= take()
      .catch(onError)
      .finally(() => {
        taking = undefined
        if (mayBeMore && hasRoom()) void fill() // asked for while the last look ended
      }))

  const wake = () => {
    mayBeMore = true
    return fill()
  }
  const settle = async () => {
    while (taking || sending.size > 0) await Promise.race([taking, ...sending].filter((task) => task !== undefined))
  }
  const poll = setInterval(() => void wake(), pollMs).unref()

  return {
    async add({ fromName, to, subject, text, html, attachments = [], isOfPayment = false }, tx) {
      let wait = 0
      if (!(await isProvedAddress(tx ?? db, to))) {
        const counted = terms([[isOfPayment ? PAYMENT_MAILS : UNPROVED_MAILS, buyerKey(to)]])
        wait = await takeLimits(tx ?? db, counted, clock)
        if (wait > 0 && !isOfPayment) return wait
      }
      await (tx ?? db).insert(emailSaida).values({
        remetente: fromName,
        destinatario: to,
        assunto: subject,
        texto: text,
        html,
        anexos: attachments.length > 0 ? attachments : null,
        proximoEnvio: new Date(clock().getTime() + wait * 1_000),
      })
      if (!tx) void wake()
      return 0
    },
    async deliver() {
      await wake()
      await settle()
    },
    async close() {
      isClosed = true
      clearInterval(poll)
      await Promise.race([settle(), sleep(patienceMs, undefined, { ref: false })])
      await transport.close()
      // what was cut short is noted as a failure, while the database is still there
      await Promise.race([settle(), sleep(FAILURE_WRITE_MS, undefined, { ref: false })])
    },
  }
}

/** @returns why it failed, if it did */
async function attempt(transport: MailTransport, mail: QueuedMail) {
  const { codigo: code, remetente: fromName, destinatario: to, assunto: subject, texto: text, html, anexos } = mail
  try {
    await transport.send({ code, fromName, to, subject, text, html, ...(anexos && { attachments: anexos }) })
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}
