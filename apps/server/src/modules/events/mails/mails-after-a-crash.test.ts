import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Mail } from '../../../platform/mail/compose-mail.ts'
import { mailFolder } from '../../../platform/mail/mail-transport.ts'
import { readConfig } from '../../../runtime/config.ts'
import { buildServer } from '../../../start/build-server.ts'
import { books, buyAt, buyersOf, type SaleDay, saleDay } from '../testing/rush.ts'

const BUYERS = 12
/** Milliseconds after which the ended processes' leases are over. */
const LEASE_EXPIRY_MS = 120_000

let day: SaleDay
beforeAll(async () => {
  day = await saleDay({ quantidade: BUYERS })
})
afterAll(() => day.close())

/** Recipients of tickets. A process may have ended while writing a file: that one is sent again. */
async function receivers(): Promise<Set<string>> {
  const folder = mailFolder({ dataFolder: day.folder })
  const mails = (await readdir(folder)).map(async (name): Promise<Mail | undefined> => {
    const text = await readFile(path.join(folder, name), 'utf8')
    return text.endsWith('}') ? (JSON.parse(text) as Mail) : undefined
  })
  return new Set((await Promise.all(mails)).flatMap((mail) => (mail?.attachments ? [mail.to] : [])))
}

it('mails of sold tickets are sent by the next process when the others end right after their answers', async () => {
  const buyers = buyersOf(day, BUYERS)
  const bought = await Promise.all(
    buyers.map((buyer, index) => buyAt(day.shops[index % 2] ?? day.shops[0], day, buyer)),
  )
  const ended = day.shops.map(({ process }) => once(process, 'close'))
  for (const { process } of day.shops) process.kill('SIGKILL')
  await Promise.all(ended)
  expect(bought.map(({ code }) => code)).toEqual(buyers.map(() => '200'))
  expect(await books(day)).toMatchObject({ paid: BUYERS, tickets: BUYERS })

  const app = await buildServer({
    config: { ...readConfig({}), dataFolder: day.folder },
    database: day.database,
    clock: () => new Date(Date.now() + LEASE_EXPIRY_MS),
  })
  await app.ready()
  // leases of mails use the database's clock
  await day.database.admin('update email_saida set reservado_ate = now() where reservado_ate is not null')
  await app.services.payments.notices.deliver()
  await app.services.outbox.deliver()
  await app.close()
  expect(await day.database.admin('select from aviso_pedido')).toEqual([])
  expect(await receivers()).toEqual(new Set(buyers.map(({ body }) => body.comprador?.email)))
})
