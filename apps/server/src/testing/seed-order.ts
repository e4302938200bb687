import type { TestDatabase } from './test-database.ts'
import { NOON } from './test-server.ts'

/** Inserts a guest's approved order of nothing into a church, for rows that need one. @returns its id */
export async function seedOrder(database: TestDatabase, church: number): Promise<string> {
  const [order] = await database.admin<{ id: string }>(
    `insert into pedido (igreja_id, codigo, tipo, descricao, comprador, situacao, moeda, valor, valor_total, valor_parcela,
       data_cadastro, data_ultima_alteracao)
     values ($1, translate(upper(substr(md5(random()::text), 1, 26)), '0189', 'ABCD'), 'evento', 'x', '{}', 'aprovado', 'BRL',
       0, 0, 0, $2, $2) returning id`,
    [church, NOON],
  )
  if (!order) throw new Error('an order was not stored')
  return order.id
}
