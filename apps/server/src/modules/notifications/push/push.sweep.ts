import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { ChurchData } from '../../../database/church-database.ts'
import { inscricaoPush } from '../../../platform/auth/auth.tables.ts'
import type { SomeChurches } from '../../../platform/church/all-churches.ts'
import { doEach, doInTurns, ROWS_OF_TURN, throwAll } from '../../../platform/church/church-turns.ts'
import { notificacao } from '../../../platform/people/notification.tables.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PushConfig } from '../../../runtime/push-settings.ts'
import { type PushMessage, pushMessage } from './push-message.ts'
import { type Subscription, SUBSCRIPTIONS, subscriptionsFor } from './push-subscriptions.ts'
import { sendPush } from './send-push.ts'

type Services = Pick<Platform, 'auth' | 'clock' | 'config' | 'database'>
type Due = typeof notificacao.$inferSelect

/** Turns of a church per run: its other notifications wait for the next. */
const TURNS = 4
const AT_ONCE = 10
/** Older ones are passed over: the keys were configured later, or the server was off. */
const OLD_MS = 86_400_000

/** Milliseconds after which a push is tried again that its service did not take; then it is given up. */
const RETRY_MS = [60_000, 300_000, 1_500_000]
/** Pushes that wait in a process to be tried again; those beyond are given up. */
const MAX_WAITING = 2_000

/** A notification, and sessions whose push services did not take it. */
type Retry = { due: Due; sessions: string[]; tries: number; at: number }

/** What was not pushed in a round: numbers of pushes, by reason. */
type Losses = Map<string, number>

/**
 * Pushes notifications that have come since the last round to those who asked for it. They come by imports, from another
 * process, so the rows are looked for. Marked before they are sent: a crash loses a push, and with it those that wait in
 * the process to be tried again. One that arrived nevertheless is replaced on the device, by its tag.
 */
export function pushSweep(maxWaiting = MAX_WAITING): (services: Services) => Promise<void> {
  const waiting: Retry[] = []
  return async (services) => {
    const { clock, config, database } = services
    const { push } = config
    if (!push) return
    const losses: Losses = new Map()
    const send = async (due: Due, { sessions, tries }: { sessions?: string[]; tries: number }) => {
      const later = await pushOne({ services, config: push, losses }, due, sessions)
      if (later.length === 0) return
      const delay = RETRY_MS[tries]
      const room = Math.max(0, maxWaiting - waiting.reduce((sum, one) => sum + one.sessions.length, 0))
      const kept = delay === undefined ? [] : later.slice(0, room)
      const at = clock().getTime() + (delay ?? 0)
      if (kept.length > 0) waiting.push({ due, sessions: kept, tries: tries + 1, at })
      const lost = later.length - kept.length
      if (lost > 0) lose(losses, 'were not taken by their service', lost)
    }
    const churchesWithDue = (some: SomeChurches) =>
      database.churches
        .of(...some)
        .use((db) =>
          db.selectDistinct({ igrejaId: notificacao.igrejaId }).from(notificacao).where(isNull(notificacao.dataEnvio)),
        )
    const doSome = async (church: number) => {
      const taken = await takeDue(services, database.churches.of(church))
      const fresh = taken.filter((due) => !isOld(services, due))
      await doEach(fresh, (due) => send(due, { tries: 0 }))
      return taken.length
    }
    const failures: unknown[] = []
    const noteFailure = (error: unknown) => void failures.push(error)
    const retries = takeReady(waiting, clock().getTime())
    await doInTurns(database, [{ churchesWithDue, doSome }], TURNS).catch(noteFailure)
    await doEach(retries, (retry) => send(retry.due, retry)).catch(noteFailure)
    throwAll([...lossesOf(losses), ...failures])
  }
}

/** Removes those whose time has come. */
function takeReady(waiting: Retry[], now: number): Retry[] {
  const all = waiting.splice(0)
  waiting.push(...all.filter(({ at }) => at > now))
  return all.filter(({ at }) => at <= now)
}

const lose = (losses: Losses, reason: string, count = 1) => void losses.set(reason, (losses.get(reason) ?? 0) + count)

/** One error of all losses, so that a wrong key is logged once per round. */
const lossesOf = (losses: Losses): Error[] =>
  losses.size === 0
    ? []
    : [new Error(`pushes are lost: ${[...losses].map(([reason, count]) => `${count} ${reason}`).join(', ')}`)]

const isOld = ({ clock }: Services, { dataCadastro }: Due) => clock().getTime() - dataCadastro.getTime() >= OLD_MS

async function takeDue({ clock }: Services, data: ChurchData): Promise<Due[]> {
  return data.transaction(async (tx) => {
    const due = await tx
      .select({ id: notificacao.id })
      .from(notificacao)
      .where(isNull(notificacao.dataEnvio))
      .orderBy(asc(notificacao.id))
      .limit(ROWS_OF_TURN)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    return tx.update(notificacao).set({ dataEnvio: clock() }).where(inArray(notificacao.id, ids)).returning()
  })
}

type Round = { services: Services; config: PushConfig; losses: Losses }

/** @returns the sessions, among the given ones if any, whose push services may take it later */
async function pushOne(round: Round, due: Due, among?: string[]): Promise<string[]> {
  const limit = pLimit(AT_ONCE)
  const message = pushMessage(due)
  const later: string[] = []
  for (let after: string | undefined; ;) {
    const found = await subscriptionsFor(round.services, due, { among, after })
    const tries = found.map((to) => limit(async () => (await deliver(round, to, message)) || later.push(to.session)))
    await Promise.all(tries)
    if (found.length < SUBSCRIPTIONS) return later
    after = found.at(-1)?.session
  }
}

/** @returns whether it is done with, and not to be tried again */
async function deliver({ services, config, losses }: Round, to: Subscription, message: PushMessage): Promise<boolean> {
  const outcome = await sendPush(config, to, message).catch((error: unknown) => error as Error)
  if (outcome === 'later') return false
  if (outcome === 'gone') {
    // the browser may have subscribed again meanwhile, under another address
    const same = and(eq(inscricaoPush.sessaoId, to.session), eq(inscricaoPush.endereco, to.endereco))
    await services.auth.accounts.delete(inscricaoPush).where(same)
  } else if (outcome instanceof Error) lose(losses, `could not be made (${outcome.message})`)
  else if (outcome !== 'taken') lose(losses, `were answered ${outcome.refused}`)
  return true
}
