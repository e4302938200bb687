import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type People, people, type SeededPerson } from '../../testing/people.ts'
import { eraseAccounts } from './erasure.ts'

let world: People
const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  world.server.database.admin<T & Record<string, unknown>>(text, values)
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

/**
 * A person's traces without their account: guest orders, and a ticket that another person bought for them; and similar
 * rows of other people.
 */
async function leaveAsGuest(church: number, email: string) {
  const guest = (address: string) => ({
    nome: 'Canary Guest',
    email: address,
    telefone: '+55 11 97777-6666',
    cpf: '52998224725',
    pais: 'BR',
  })
  const order = async (buyer: object, situacao: string, valor: number) =>
    (
      await sql<{ id: number }>(
        `insert into pedido (igreja_id, codigo, tipo, descricao, comprador, situacao, moeda, valor, valor_total, valor_parcela,
           data_cadastro, data_ultima_alteracao)
         values ($1, translate(upper(substr(md5(random()::text), 1, 26)), '0189', 'ABCD'), 'evento', 'x', $2, $3, 'BRL', $4, $4,
           $4, now(), now()) returning id`,
        [church, JSON.stringify(buyer), situacao, valor],
      )
    )[0]?.id
  const other = { ...guest(`other-${email}`), nome: 'Another', telefone: null }
  const orders = {
    paid: await order(guest(` ${email.toUpperCase()}`), 'aprovado', 5000),
    waiting: await order(guest(email), 'aguardando', 5000),
    others: await order(other, 'aprovado', 5000),
  }
  const ticket = async (of: number | undefined, codigo: string, titular: string, respostas: object[]) => {
    await sql(
      `insert into inscricao (igreja_id, evento_id, ingresso_id, pedido_id, comprador, titular, respostas, codigo, valor, data_cadastro)
       select $1, evento_id, id, $2, 'email x', $3, $4, $5, 0, now() from ingresso where igreja_id = $1 limit 1`,
      [church, of, titular, JSON.stringify(respostas), codigo],
    )
  }
  const answer = (tipo: string, valor: string) => ({ idCampo: 1, nome: 'x', tipo, valor })
  await sql(
    `with e as (insert into evento (igreja_id, nome, slug, data_inicio, data_fim) values ($1, 'G', 'g', now(), now() + interval '1 hour') returning id)
     insert into ingresso (igreja_id, evento_id, nome) select $1, id, 'T' from e`,
    [church],
  )
  await ticket(orders.paid, `${church}-own`, 'Canary Guest', [answer('texto', 'Canary answer')])
  await ticket(orders.others, `${church}-mail`, 'Canary holder', [answer('email', email.toUpperCase())])
  await ticket(orders.others, `${church}-cpf`, 'Canary holder', [answer('cpf', '52998224725')])
  await ticket(orders.others, `${church}-name`, 'Same Name', [answer('email', `other-${email}`)])
  return orders
}

/** Offers other people's tickets in a church to these addresses. */
const offerTo = (church: number, ...addresses: string[]) =>
  sql(
    `update inscricao i set transferencia_email = a.address, transferencia_hash = i.codigo, transferencia_fim = now() + interval '1 day'
     from (select id, row_number() over (order by id) as place from inscricao where igreja_id = $1) t,
       unnest($2::text[]) with ordinality a (address, place)
     where i.igreja_id = $1 and i.id = t.id and a.place = t.place`,
    [church, addresses],
  )
const offeredIn = async (church: number) => {
  const rows = await sql<{ to: string }>(
    'select transferencia_email as to from inscricao where igreja_id = $1 and transferencia_hash is not null order by id',
    [church],
  )
  return rows.map(({ to }) => to)
}
const buyersOf = (orders: Record<string, number | undefined>) =>
  sql<{ nome: string; cpf: string | null; email: string }>(
    `select comprador ->> 'nome' as nome, comprador ->> 'cpf' as cpf, lower(trim(comprador ->> 'email')) as email
     from pedido where id = any($1) order by id`,
    [Object.values(orders)],
  )
const holdersIn = (church: number) =>
  sql('select titular, jsonb_array_length(respostas) as answers from inscricao where igreja_id = $1 order by id', [
    church,
  ])
const end = async ({ account }: SeededPerson) => {
  await sql(`update conta set data_exclusao = now() where id = $1`, [account])
  await eraseAccounts(world.server.app.services)
}

describe('erasing an account', () => {
  it('erases guest orders under its address in every church, and its owner’s data on tickets that others bought', async () => {
    const { churches, sam } = world
    await sql(`insert into documento (igreja_id, usuario_id, tipo, numero) values ($1, $2, 'CPF', '52998224725')`, [
      sam.church,
      sam.user,
    ])
    const left = await leaveAsGuest(churches.other, sam.email)
    await end(sam)
    expect(await buyersOf(left)).toEqual([
      { nome: 'Canary Guest', cpf: '52998224725', email: '' },
      { nome: '—', cpf: null, email: '' },
      { nome: 'Another', cpf: '52998224725', email: `other-${sam.email}` },
    ])
    expect(await holdersIn(churches.other)).toEqual([
      ...Array.from({ length: 3 }, () => ({ titular: '—', answers: 0 })),
      { titular: 'Same Name', answers: 1 },
    ])
    const traces = await sql(
      `select from pedido o where o::text like '%97777%' union all
       select from inscricao i where i::text like '%Canary%' or i::text like '%"' || $1::text || '"%'`,
      [sam.email],
    )
    expect(traces).toEqual([])
  })

  it('ends offers of tickets to its address, in every church and spelling, and no others', async () => {
    const { churches, john, eva } = world
    await leaveAsGuest(churches.hope, eva.email)
    await offerTo(churches.hope, john.email, 'another@grace.test', ' John+retreat@Grace.test')
    await end(john)
    expect(await offeredIn(churches.hope)).toEqual(['another@grace.test'])
  })

  it('keeps guest orders and offers when the address was never verified', async () => {
    const { churches, ines } = world
    const left = await leaveAsGuest(churches.demo, ines.email)
    await offerTo(churches.demo, ines.email)
    await end(ines)
    expect(await offeredIn(churches.demo)).toEqual([ines.email])
    const emails = (await buyersOf(left)).map(({ email }) => email)
    expect(emails).toEqual([ines.email, ines.email, `other-${ines.email}`])
    expect((await holdersIn(churches.demo)).map(({ titular }) => titular)).not.toContain('—')
  })
})
