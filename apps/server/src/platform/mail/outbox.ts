import { setTimeout as sleep } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Clock } from '../../runtime/clock.ts'
import { buyerKey } from '../auth/buyer-key.ts'
import type { Limits } from '../auth/limits.ts'
import { takeLimits } from '../auth/take-limits.ts'
import { isBouncedAddress } from './bounced-address.ts'
import { type ChurchAddresses, churchAddresses } from './church-addresses.ts'
import type { Mail } from './compose-mail.ts'
import { EXPIRED, type Failure, failureOf, INTERRUPTED, isOfTheMail, isOutOfTries } from './mail-failures.ts'
import { lineOf } from './mail-line.ts'
import { keepLease, LEASE_MS, NO_LINE, noteFailure, type QueuedMail, removeSent, takeMails } from './mail-queue.ts'
import { MAX_PARALLEL_SENDS, type MailTransport } from './mail-transport.ts'
import { emailSaida } from './mail.tables.ts'
import { isVerifiedAddress, PAYMENT_MAILS, UNVERIFIED_ADDRESS_MAILS } from './unverified-address.ts'

/**
 * Mails are stored before they are sent, so that none is lost with the process and no request waits for a mail server.
 */
export type Outbox = {
  /**
   * @param tx a transaction that also stores the mail; call `deliver` after its commit
   * A mail that can be unsubscribed is dropped where mails to its address come back.
   * @returns 0, or the seconds until the address may get another mail: an unverified address has a daily limit. A
   * payment's mail is then delayed, any other is dropped
   */
  add(mail: Mail, tx?: NodePgDatabase): Promise<number>
  /** Sends all due mails; resolves when none is left. Runs automatically; tests wait for it. */
  deliver(): Promise<void>
  /** Mails that this process has handed to the mail server, and those that it refused when they were tried first. */
  counts(): { sent: number; refused: number }
  /** Starts no more mails, and waits a while for those being sent. */
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
  closeTimeoutMs?: number
}

/** Milliseconds: ample time to record that a mail was interrupted. */
const FAILURE_WRITE_MS = 1_000

/**
 * A mail is leased, sent outside of any transaction, and then deleted: when a process ends between the mail server's
 * acceptance and the deletion, the mail is sent once more, under the same Message-ID.
 */
export function outbox(options: Options): Outbox {
  const { db, terms, transport, clock, onError, pollMs = 60_000, closeTimeoutMs = 10_000 } = options
  const sending = new Set<Promise<void>>()
  let isClosed = false
  const counts = { sent: 0, refused: 0 }
  /** Mails may have become due since the last look. */
  let mayBeMore = false
  let taking: Promise<void> | undefined
  let lastLine = NO_LINE

  const send = async (mail: QueuedMail): Promise<void> => {
    const lease = setInterval(() => void keepLease(db, mail).catch(onError), LEASE_MS / 3).unref()
    try {
      const failure =
        reasonNotToSend(mail, clock()) ?? (await attempt(transport, mail, await churchAddresses(db, mail.fila)))
      if (!failure) {
        counts.sent += 1
        await removeSent(db, mail)
      } else {
        if (isOfTheMail(failure) && mail.tentativas === 1) counts.refused += 1
        const isOver = await noteFailure(db, mail, { failure, now: clock() })
        onError(new Error(`a mail ${isOver ? 'was given up' : 'could not be sent'}: ${failure.reason}`))
      }
    } catch (error) {
      onError(error as Error) // the database is unreachable: the lease expires by itself
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

  /** Leases as many mails as may be sent at once: a slow recipient delays only its own mail. Lines take turns. */
  const take = async () => {
    while (mayBeMore && hasRoom()) {
      const room = MAX_PARALLEL_SENDS - sending.size
      mayBeMore = false
      const { mails, line } = await takeMails(db, clock(), { most: room, after: lastLine })
      lastLine = line
      if (mails.length === room) mayBeMore = true
      mails.forEach(begin)
    }
  }
  const fill = (): Promise<void> =>
    (taking ??= take()
      .catch(onError)
      .finally(() => {
        taking = undefined
        if (mayBeMore && hasRoom()) void fill() // requested while the last look ended
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
    async add(mail, tx) {
      const { to, attachments = [], isOfPayment = false } = mail
      if (mail.unsubscribe && (await isBouncedAddress(tx ?? db, to))) return 0
      let wait = 0
      if (!(await isVerifiedAddress(tx ?? db, to))) {
        const counted = terms([[isOfPayment ? PAYMENT_MAILS : UNVERIFIED_ADDRESS_MAILS, buyerKey(to)]])
        wait = await takeLimits(tx ?? db, counted, clock)
        if (wait > 0 && !isOfPayment) return wait
      }
      await (tx ?? db).insert(emailSaida).values({
        fila: lineOf(mail),
        ...(mail.code && { codigo: mail.code }),
        validoAte: mail.validUntil ?? null,
        remetente: mail.fromName,
        destinatario: to,
        assunto: mail.subject,
        texto: mail.text,
        html: mail.html,
        linkDescadastro: mail.unsubscribe ?? null,
        anexos: attachments.length > 0 ? attachments : null,
        proximoEnvio: new Date(clock().getTime() + wait * 1_000),
      })
      if (!tx) void wake()
      return 0
    },
    counts: () => ({ ...counts }),
    async deliver() {
      await wake()
      await settle()
    },
    async close() {
      isClosed = true
      clearInterval(poll)
      await Promise.race([settle(), sleep(closeTimeoutMs, undefined, { ref: false })])
      await transport.close()
      // interrupted mails are recorded as failures while the database is still open
      await Promise.race([settle(), sleep(FAILURE_WRITE_MS, undefined, { ref: false })])
    },
  }
}

/** Why a mail is not even tried, if it is not. */
function reasonNotToSend({ tentativas, validoAte }: QueuedMail, now: Date): Failure | undefined {
  if (validoAte !== null && validoAte <= now) return EXPIRED
  return isOutOfTries(tentativas) ? INTERRUPTED : undefined
}

/** @returns the failure, if any */
async function attempt(transport: MailTransport, mail: QueuedMail, addresses: ChurchAddresses) {
  const {
    id: queued,
    codigo: code,
    remetente: fromName,
    destinatario: to,
    assunto: subject,
    texto: text,
    html,
    anexos,
    linkDescadastro,
  } = mail
  try {
    await transport.send({
      queued,
      code,
      fromName,
      to,
      subject,
      text,
      html,
      ...addresses,
      ...(anexos && { attachments: anexos }),
      ...(linkDescadastro && { unsubscribe: linkDescadastro }),
    })
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}
