import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { ChurchData } from '../../../database/church-database.ts'
import { inscricaoPush } from '../../../platform/auth/auth.tables.ts'
import type { SomeChurches } from '../../../platform/church/all-churches.ts'
import { doEach, doInTurns, ROWS_OF_TURN } from '../../../platform/church/church-turns.ts'
import { notificacao } from '../../../platform/people/notification.tables.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PushConfig } from '../../../runtime/push-settings.ts'
import { pushMessage } from './push-message.ts'
import { SUBSCRIPTIONS, subscriptionsFor } from './push-subscriptions.ts'
import { sendPush } from './send-push.ts'

type Services = Pick<Platform, 'auth' | 'clock' | 'config' | 'database'>
type Due = typeof notificacao.$inferSelect

/** Turns of a church per run: its other notifications wait for the next. */
const TURNS = 4
const AT_ONCE = 10
/** Older ones are passed over: the keys were configured later, or the server was off. */
const OLD_MS = 86_400_000

/**
 * Pushes notifications that have come since the last round to those who asked for it. They come by imports, from another
 * process, so the rows are looked for. Marked before they are sent: a crash loses a push, and none comes twice.
 */
export async function pushNotifications(services: Services): Promise<void> {
  const { config, database } = services
  const { push } = config
  if (!push) return
  const churchesWithDue = (some: SomeChurches) =>
    database.churches
      .of(...some)
      .use((db) =>
        db.selectDistinct({ igrejaId: notificacao.igrejaId }).from(notificacao).where(isNull(notificacao.dataEnvio)),
      )
  const doSome = async (church: number) => {
    const taken = await takeDue(services, database.churches.of(church))
    const fresh = taken.filter((due) => !isOld(services, due))
    await doEach(fresh, (due) => pushOne(services, push, due))
    return taken.length
  }
  await doInTurns(database, [{ churchesWithDue, doSome }], TURNS)
}

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

async function pushOne(services: Services, config: PushConfig, due: Due): Promise<void> {
  const limit = pLimit(AT_ONCE)
  const message = pushMessage(due)
  for (let after: string | undefined; ;) {
    const found = await subscriptionsFor(services, due, after)
    await Promise.all(
      found.map((to) =>
        limit(async () => {
          const isThere = await sendPush(config, to, message).catch(() => true) // the service is away
          if (isThere) return
          // the browser may have subscribed again meanwhile, under another address
          const same = and(eq(inscricaoPush.sessaoId, to.session), eq(inscricaoPush.endereco, to.endereco))
          await services.auth.accounts.delete(inscricaoPush).where(same)
        }),
      ),
    )
    if (found.length < SUBSCRIPTIONS) return
    after = found.at(-1)?.session
  }
}
