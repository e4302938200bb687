import pg from 'pg'
import { expect, it } from 'vitest'
import { buyerKey } from '../../../platform/auth/buyer-key.ts'
import { outcome, type SeededPerson } from '../../../testing/people.ts'
import { until } from '../../../testing/processes.ts'
import { changesWorld, free } from '../testing/changes-world.ts'

const changes = changesWorld()
const { onSale, call, buy, ticketsOf, expectPlaces } = changes

const waiting = async () => {
  const [row] = await changes.world.server.database.admin<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return Number(row!.count)
}

/** Locks a buyer's count of an event's tickets from another connection, runs the work, and releases it. */
async function whileCountIsLocked(event: number, email: string, work: () => Promise<void>) {
  const gate = new pg.Client(changes.world.server.database.url)
  await gate.connect()
  try {
    await gate.query('begin')
    await gate.query(`select set_config('app.igrejas', $1, true)`, [`{${changes.world.churches.demo}}`])
    const { rowCount } = await gate.query(
      `select from ingresso_comprador c join ingresso i using (igreja_id)
       where i.id = c.ingresso_id and i.evento_id = $1 and c.comprador = $2 for update of c`,
      [event, buyerKey(email)],
    )
    expect(rowCount).toBe(1)
    await work()
    await gate.query('commit')
  } finally {
    await gate.end()
  }
}

/** Puts one person's ticket on offer to another. @returns how the other takes it */
async function offered(event: number, from: SeededPerson, to: SeededPerson) {
  await buy(event, 1, {}, from)
  const [ticket] = await ticketsOf(event, from)
  const path = `/usuario/${from.user}/evento/${event}/inscricao/${ticket!.id}/transferencia`
  expect(outcome(await call('POST', path, { email: to.email }, from))).toBe('200')
  const mail = (await changes.world.mailsTo(to.email)).findLast(({ text }) => text.includes('pass='))
  const codigo = /pass=([\w-]{32})/.exec(mail!.text)![1]
  return () => call('POST', `/evento/${event}/transferencia`, { codigo, titular: 'Rui Prado', respostas: [] }, to)
}

/** Runs the works in their order, each of them waiting for a lock before the next one begins. */
async function inTurn<T>(event: number, locked: string, works: (() => Promise<T>)[]): Promise<T[]> {
  const running: Promise<T>[] = []
  await whileCountIsLocked(event, locked, async () => {
    for (const work of works) {
      running.push(work())
      await until(async () => (await waiting()) === running.length)
    }
  })
  return Promise.all(running)
}

it('lets two people take each other’s tickets at the same moment', async () => {
  const { ana, admin } = changes.world
  const event = await onSale(free)
  const toAdmin = await offered(event, ana, admin)
  const toAna = await offered(event, admin, ana)
  const answers = await inTurn(event, ana.email, [toAna, toAdmin])
  expect(answers.map(outcome)).toEqual(['200', '200'])
  await expectPlaces(event, 2)
})

it('lets a ticket be taken while its holder changes the e-mail address', async () => {
  const { ana, admin } = changes.world
  const event = await onSale(free)
  const take = await offered(event, ana, admin)
  await buy(event, 1, {}, admin)
  const changeEmail = () =>
    changes.world.server.database.admin<{ statusCode: number }>(
      `select change_user_emails((select conta_id from usuario where email = $1), 'new@demo.test', $2, $3)`,
      [ana.email, buyerKey(ana.email), buyerKey('new@demo.test')],
    )
  const [answer] = await inTurn<unknown>(event, admin.email, [take, changeEmail])
  expect(outcome(answer as Awaited<ReturnType<typeof take>>)).toBe('200')
  await expectPlaces(event, 2)
})
