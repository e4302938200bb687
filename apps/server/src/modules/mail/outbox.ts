import { asc, eq, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Limits } from '../../auth/limits.ts'
import { takeLimits } from '../../auth/take-limits.ts'
import type { Clock } from '../../services.ts'
import type { Mail } from './compose-mail.ts'
import { buyerKey } from '../payments/buyers/buyer-key.ts'
import { emailSaida } from './mail.tables.ts'
import type { MailTransport } from './mail-transport.ts'
import { isProvedAddress, UNPROVED_MAILS } from './unproved-address.ts'

/** Mails are stored first and sent then, so that none is lost with the process and no answer waits for a mail server. */
export type Outbox = {
  /**
   * @param tx a transaction that the mail stands or falls with; after its commit call `deliver`
   * @returns 0; or where the mail is not sent, since nobody has proved the address and it has had its mails of the day,
   * the whole seconds until it may have another
   */
  add(mail: Mail, tx?: NodePgDatabase): Promise<number>
  /** Sends all that are due. Called by itself; tests wait for it. */
  deliver(): Promise<void>
  close(): Promise<void>
}

type Options = {
  db: NodePgDatabase
  terms: Limits['termsOf']
  transport: MailTransport
  clock: Clock
  onError: (error: Error) => void
  pollMs?: number
}

/** After so many failures, over about two days, a mail is given up. */
const MOST_TRIES = 10
const retryMs = (tries: number) => Math.min(8 * 3_600_000, 30_000 * 4 ** tries)

export function outbox({ db, terms, transport, clock, onError, pollMs = 60_000 }: Options): Outbox {
  let delivery = Promise.resolve()

  /** @returns whether there was one */
  const sendNext = (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const due = lte(emailSaida.proximoEnvio, clock())
      const [mail] = await tx
        .select()
        .from(emailSaida)
        .where(due)
        .orderBy(asc(emailSaida.proximoEnvio), asc(emailSaida.id))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!mail) return false
      const here = eq(emailSaida.id, mail.id)
      try {
        const { remetente: fromName, destinatario: to, assunto: subject, texto: text, html, anexos } = mail
        await transport.send({ fromName, to, subject, text, html, ...(anexos && { attachments: anexos }) })
        await tx.delete(emailSaida).where(here)
      } catch (error) {
        // A mail server's words may hold the address: only its code is told.
        const { code = 'unknown' } = error as { code?: string }
        onError(new Error(`a mail could not be sent: ${code}`))
        const tentativas = mail.tentativas + 1
        const proximoEnvio = new Date(clock().getTime() + retryMs(mail.tentativas))
        if (tentativas >= MOST_TRIES) await tx.delete(emailSaida).where(here)
        else await tx.update(emailSaida).set({ tentativas, proximoEnvio }).where(here)
      }
      return true
    })

  const deliver = () => {
    delivery = delivery
      .then(async () => {
        while (await sendNext());
      })
      .catch(onError)
    return delivery
  }
  const poll = setInterval(() => void deliver(), pollMs).unref()

  return {
    async add({ fromName, to, subject, text, html, attachments = [] }, tx) {
      if (!(await isProvedAddress(tx ?? db, to))) {
        const counted = terms([[UNPROVED_MAILS, buyerKey(to)]])
        const wait = await takeLimits(tx ?? db, counted, clock)
        if (wait > 0) return wait
      }
      await (tx ?? db).insert(emailSaida).values({
        remetente: fromName,
        destinatario: to,
        assunto: subject,
        texto: text,
        html,
        anexos: attachments.length > 0 ? attachments : null,
        proximoEnvio: clock(),
      })
      if (!tx) void deliver()
      return 0
    },
    deliver,
    async close() {
      clearInterval(poll)
      await delivery
    },
  }
}
