import { afterAll, describe, expect, it } from 'vitest'
import { fetchPublic } from '../outbound/fetch-public.ts'
import { mailTransport } from '../platform/mail/mail-transport.ts'
import { readConfig } from '../runtime/config.ts'
import { people } from '../testing/people.ts'
import { assertNoTransaction } from './open-transaction.ts'
import { ownerTransaction } from './owner-transaction.ts'

const world = await people()
afterAll(() => world.close())
const { auth, config, database, payments } = world.server.app.services

const transactions: [string, (work: () => Promise<unknown>) => Promise<unknown>][] = [
  ['a church’s', (work) => database.churches.of(world.churches.demo).transaction(work)],
  ['an account’s', (work) => auth.accounts.transaction(work)],
  ['the owner’s', (work) => ownerTransaction(database, work)],
]
const mail = { queued: 1, code: 'x', fromName: 'x', to: 'ana@demo.test', subject: 'x', text: 'x', html: 'x' }
const outside: [string, () => Promise<unknown>][] = [
  ['a mail by SMTP', () => mailTransport({ ...config, smtpUrl: 'smtp://127.0.0.1:1' }).send(mail)],
  ['a mail to a file', () => mailTransport(config).send(mail)],
  ['a service outside', async () => fetchPublic('https://127.0.0.1')],
  ['a gateway', async () => payments.gateways.of(5).look('x', { church: world.churches.demo })],
]

describe.each(transactions)('inside of %s transaction', (_name, inside) => {
  it.each(outside)('%s throws', async (_what, ask) => {
    await expect(inside(ask)).rejects.toMatchObject({ code: 'EINTRANSACTION' })
  })

  it('the methods of a gateway are known without a request', async () => {
    const stripe = readConfig({}).defaultPaymentGateway
    expect(await inside(async () => payments.gateways.of(stripe).takes('cartao_credito'))).toBe(true)
  })

  it('work that continues after commit or rollback may make requests', async () => {
    let later = Promise.resolve()
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    await inside(async () => {
      later = ended.then(() => assertNoTransaction('x'))
      throw new Error('undone')
    }).catch(() => {})
    end()
    await expect(later).resolves.toBeUndefined()
  })
})
