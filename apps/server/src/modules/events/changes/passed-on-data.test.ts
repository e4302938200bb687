import { describe, expect, it } from 'vitest'
import { outcome, PASSWORD, type SeededPerson } from '../../../testing/people.ts'
import { eraseAccounts } from '../../account/erasure.ts'
import { changesWorld, free } from '../testing/changes-world.ts'
import { purchaseOf } from '../testing/sale.ts'

const changes = changesWorld()
const { onSale, call, detail, ticketsOf } = changes
const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  changes.world.server.database.admin<T & Record<string, unknown>>(text, values)

/** A ticket that the church's admin bought and Ana took over, with her name and answer on it. */
async function passedOn() {
  const { admin, ana } = changes.world
  const event = await onSale({ ...free, fields: [{ nome: 'Alergias', tipo: 'texto' }] })
  const shown = await detail(event)
  const idCampo = shown.campos[0]?.id ?? 0
  await call('POST', `/usuario/${admin.user}/evento/${event}/inscricao/`, purchaseOf(shown, 2, { comprador: null }), admin)
  const [ticket, kept] = await ticketsOf(event, admin)
  const path = `/usuario/${admin.user}/evento/${event}/inscricao/${ticket!.id}/transferencia`
  expect(outcome(await call('POST', path, { email: ana.email }, admin))).toBe('200')
  const codigo = /pass=([\w-]{32})/.exec((await changes.world.mailsTo(ana.email)).at(-1)?.text ?? '')?.[1]
  const taken = { codigo, titular: 'Taker Prado', respostas: [{ idCampo, valor: 'Peanuts' }] }
  expect(outcome(await call('POST', `/evento/${event}/transferencia`, taken, ana))).toBe('200')
  return { event, id: ticket!.id, order: kept!.pedido }
}

const copyOf = async (who: SeededPerson) =>
  (await call('POST', '/user/copia-dados', { senha: PASSWORD }, who)).json<{
    dados: { inscricao?: { titular: string; respostas: object[] }[] }
  }>().dados.inscricao
const erase = async ({ account }: SeededPerson) => {
  await sql('update conta set data_exclusao = now() where id = $1', [account])
  await eraseAccounts(changes.world.server.app.services)
}
const placesOf = ({ email }: SeededPerson, event: number) =>
  sql<{ qtde: number }>(
    `select c.qtde from ingresso_comprador c join ingresso i on i.id = c.ingresso_id and i.igreja_id = c.igreja_id
     where i.evento_id = $1 and c.comprador = $2`,
    [event, `email ${email}`],
  )

describe('a ticket that was passed on', () => {
  it('is in the copy of its holder’s data, and not in its buyer’s', async () => {
    await passedOn()
    const [bought, taken] = [await copyOf(changes.world.admin), await copyOf(changes.world.ana)]
    expect(taken).toMatchObject([{ titular: 'Taker Prado', respostas: [{ valor: 'Peanuts' }] }])
    expect(bought).toMatchObject([{ titular: 'Rui Prado' }])
  })

  it('does not tell its holder the code of the buyer’s order', async () => {
    const { event } = await passedOn()
    expect((await ticketsOf(event)).map(({ pedido }) => pedido)).toEqual([''])
  })

  it('stays when its buyer’s account is deleted, and goes with its holder’s', async () => {
    const { admin, ana } = changes.world
    const { event, id, order } = await passedOn()
    const before = await ticketsOf(event)
    await erase(admin)
    expect(await ticketsOf(event)).toMatchObject([{ id, titular: 'Taker Prado', codigo: before[0]?.codigo }])
    expect(await placesOf(ana, event)).toEqual([{ qtde: 1 }])
    // the order's code, which its buyer had, opens it to nobody
    const asGuest = await call('GET', `/usuario/0/evento/${event}/inscricao/?pedido=${order}`, undefined, null)
    expect(asGuest.body).not.toMatch(/Taker/)
    await erase(ana)
    const rows = JSON.stringify(await sql('select * from inscricao where id = $1', [id]))
    expect(rows).not.toMatch(/Taker|Peanuts|ana@/)
    expect(await placesOf(ana, event)).toEqual([])
  })
})
