import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { buyersOf, rush, type SaleDay, saleDay } from '../../modules/events/testing/rush.ts'
import { readConfig } from '../../runtime/config.ts'
import { buildServer } from '../../start/build-server.ts'
import { type HeavyRun, repeatedly } from '../../testing/heavy.ts'
import { type SmtpStandIn, smtpStandIn } from '../../testing/smtp-stand-in.ts'
import { until } from '../../testing/processes.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { MAX_PARALLEL_SENDS } from './mail-transport.ts'

/** Milliseconds after which the leases of the killed processes are over. */
const LEASE_EXPIRY_MS = 120_000
const PROCESSES = 2

type Trouble = {
  buyers: number
  /** Mails accepted by the mail server when both processes are killed, before its last answer arrives. */
  killAfter: number
  /** Milliseconds that the mail server takes for each mail. */
  slowMs: number
}

/** A sale on two processes with a slow mail server; both are killed while they send, and another process takes over. */
export async function mailWithKill({ buyers, killAfter, slowMs }: Trouble) {
  let accepted = 0
  let kill = () => {}
  const server = await smtpStandIn({
    async toMail() {
      await sleep(slowMs)
      if (++accepted === killAfter) kill()
      return '250 fine'
    },
  })
  const day = await saleDay({ quantidade: buyers }, testDatabase(), { SMTP_URL: server.url })
  try {
    const ended = day.shops.map(({ process }) => once(process, 'close'))
    kill = () => day.shops.forEach(({ process }) => process.kill('SIGKILL'))
    await rush(day, buyersOf(day, buyers))
    await Promise.all(ended)
    await deliverRest(day, server)
    return await countMails(day, server)
  } finally {
    await day.close()
    await server.close()
  }
}

/** The next process, once the others' leases are over. */
async function deliverRest({ database, folder }: SaleDay, { url: smtpUrl }: SmtpStandIn): Promise<void> {
  // the last lease of a killed process may still be on its way in PostgreSQL
  await until(async () => {
    const { length } = await database.admin(`select from pg_stat_activity
      where datname = current_database() and application_name = 'atrio' and state <> 'idle'`)
    return length === 0
  })
  await database.admin('update email_saida set reservado_ate = now() where reservado_ate is not null')
  const app = await buildServer({
    config: { ...readConfig({}), dataFolder: folder, smtpUrl },
    database,
    clock: () => new Date(Date.now() + LEASE_EXPIRY_MS),
  })
  await app.ready()
  await app.services.payments.notices.deliver()
  await app.services.outbox.deliver()
  await app.close()
}

/** The mails that buyers of paid orders have got; each was to get one. */
async function countMails({ database }: SaleDay, { accepted }: SmtpStandIn) {
  const paid = await database.admin<{ email: string }>(
    `select comprador ->> 'email' as email from pedido where situacao = 'aprovado'`,
  )
  const [left] = await database.admin<{ left: number }>('select count(*)::int as left from email_saida')
  const idsOf = (email: string) => accepted.filter(({ to }) => to === email).map(({ messageId }) => messageId)
  const lost = paid.filter(({ email }) => idsOf(email).length === 0).length
  const doubled = paid.filter(({ email }) => new Set(idsOf(email)).size > 1).length
  const repeated = accepted.length - new Set(accepted.map(({ messageId }) => messageId)).size
  const waiting = left?.left ?? 0
  const ok = paid.length > 0 && lost + doubled + waiting === 0 && repeated <= PROCESSES * MAX_PARALLEL_SENDS
  return { paid: paid.length, accepted: accepted.length, lost, doubled, repeated, waiting, ok }
}

const KILLS = { usual: 6, long: 10 }

export const mailsSurviveKills: HeavyRun = {
  what: `60 buyers, a slow mail server, both processes killed while they send, ${KILLS.usual} times (--long: ${KILLS.long}): times that a mail was lost, or sent twice as two`,
  must: '0',
  run: ({ progress, long }) =>
    repeatedly({ times: long ? KILLS.long : KILLS.usual, sums: ['repeated'], progress }, (count) =>
      mailWithKill({ buyers: 60, killAfter: 1 + 3 * count, slowMs: 50 }),
    ),
}
