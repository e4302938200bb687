import Fastify from 'fastify'
import pg from 'pg'

/**
 * The yardstick of what lies on PostgreSQL: Fastify and pg with nothing round them, at the portal's own database, with as
 * many connections as the portal has. Its port goes to the process that started it.
 */
const POOL = 10

const [host, user, database] = process.argv.slice(2)
const pool = new pg.Pool({ host, user, database, max: POOL })

const app = Fastify()

/** The same rows as the portal's route of a person's tickets, by one prepared statement. */
const TICKETS = `select i.id, i.evento_id, p.codigo as pedido, p.situacao, i.ingresso_id, g.nome as ingresso,
    g.flag_conteudo_exclusivo, i.titular, p.comprador ->> 'nome' as comprador, i.codigo, i.valor, p.moeda, i.data_cadastro
  from inscricao i
  join pedido p on p.igreja_id = i.igreja_id and p.id = i.pedido_id
  join ingresso g on g.igreja_id = i.igreja_id and g.id = i.ingresso_id
  where i.igreja_id = $1 and i.usuario_id = $2 and i.evento_id = $3 and p.situacao <> 'nao_aprovado'
  order by i.id desc limit 500`

app.get<{ Params: { church: string; user: string; event: string } }>(
  '/tickets/:church/:user/:event',
  async ({ params: { church, user, event } }) => {
    const { rows } = await pool.query({ name: 'tickets', text: TICKETS, values: [church, user, event] })
    return { inscricoes: rows }
  },
)

/** A place taken by one conditional update, a ticket inserted, together or not at all. */
app.post<{ Body: { stock: number; buyer: string; code: string } }>('/buy', async ({ body }, reply) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const taken = await client.query({
      name: 'take',
      text: 'update bare.stock set taken = taken + 1 where id = $1 and taken < quantity',
      values: [body.stock],
    })
    if (!taken.rowCount) {
      await client.query('rollback')
      return await reply.code(409).send({ code: 'sold_out' })
    }
    const { rows } = await client.query<{ id: string }>({
      name: 'insert',
      text: 'insert into bare.ticket (stock_id, buyer, code) values ($1, $2, $3) returning id',
      values: [body.stock, body.buyer, body.code],
    })
    await client.query('commit')
    return { id: rows[0]?.id, code: body.code }
  } finally {
    client.release()
  }
})

const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(Number(new URL(address).port))
process.on('disconnect', () => process.exit())
