import { randomBytes } from 'node:crypto'
import { paymentMethodCodes } from '@atrio/contract'
import { and, eq, sql } from 'drizzle-orm'
import Type, { type Static } from 'typebox'
import { orderCode } from '../../payments/orders/order-code.ts'
import { buyerKey } from '../../platform/auth/buyer-key.ts'
import type { ChurchWriter } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { Fields, InstantText, Maybe, Slug, Text } from '../format/fields.ts'
import { evento, igreja, ingresso, inscricao, pedido, usuario } from '../tables.ts'

const purchaseSchema = Fields({
  /** of an account in `contas.json` */
  email: Text(80),
  evento: Slug,
  situacao: Type.Enum(['aprovado', 'aguardando', 'cancelado']),
  metodoPagamento: Maybe(Type.Enum([...paymentMethodCodes])),
  dataCadastro: InstantText,
  ingressos: Type.Array(Fields({ nome: Text(80), titular: Text(120) }), { minItems: 1, maxItems: 20 }),
})
type Purchase = Static<typeof purchaseSchema>

/**
 * `compras.json`: tickets bought by a demonstration's accounts. Like the accounts they are no content: an import never
 * removes them, and exports leave them out.
 */
export const purchasesKind = defineKind({
  path: /^compras\.json$/,
  schema: Type.Array(purchaseSchema),
  write: async (church, [file]) => {
    for (const [index, purchase] of (file?.data ?? []).entries()) await savePurchase(church, purchase, index)
  },
  read: async () => [],
})

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const CASH_MS = 3 * 86_400_000

async function savePurchase({ db, church }: ChurchWriter, purchase: Purchase, index: number): Promise<void> {
  const name = `demonstration ${index} ${purchase.email} ${purchase.evento}`
  const known = await db
    .select({ id: pedido.id })
    .from(pedido)
    .where(and(eq(pedido.igrejaId, church), eq(pedido.idempotencia, name)))
  if (known.length > 0) return
  const [found] = await db
    .select({ event: evento, user: usuario, moeda: igreja.moeda })
    .from(evento)
    .innerJoin(usuario, and(eq(usuario.igrejaId, church), eq(usuario.email, purchase.email)))
    .innerJoin(igreja, eq(igreja.id, church))
    .where(and(eq(evento.igrejaId, church), eq(evento.slug, purchase.evento)))
  if (!found) throw new Error(`compras.json: there is no event ${purchase.evento}, or nobody ${purchase.email}`)
  const { event, user, moeda } = found
  const kinds = await db
    .select()
    .from(ingresso)
    .where(and(eq(ingresso.igrejaId, church), eq(ingresso.eventoId, event.id)))
  const tickets = purchase.ingressos.map(({ nome, titular }) => {
    const kind = kinds.find((one) => one.nome === nome)
    if (!kind) throw new Error(`compras.json: ${purchase.evento} has no tickets ${nome}`)
    return { kind, titular }
  })
  const valor = tickets.reduce((sum, { kind }) => sum + kind.valor, 0)
  const when = new Date(purchase.dataCadastro)
  const until = new Date(when.getTime() + CASH_MS)
  const waits = purchase.situacao === 'aguardando'
  const [order] = await db
    .insert(pedido)
    .values({
      igrejaId: church,
      codigo: orderCode(church),
      tipo: 'evento',
      referenciaId: event.id,
      descricao: event.nome,
      usuarioId: user.id,
      comprador: {
        nome: `${user.nome} ${user.sobrenome}`,
        email: user.email,
        telefone: user.telefone,
        cpf: null,
        pais: user.endereco?.pais ?? 'BR',
      },
      situacao: purchase.situacao,
      metodoPagamento: purchase.metodoPagamento ?? null,
      moeda,
      valor,
      valorTotal: valor,
      valorParcela: valor,
      flagTeste: true,
      idempotencia: name,
      ...(waits && {
        passo: { dinheiro: { prazoDias: 3, dataLimite: until.toISOString(), instrucoes: null } },
        dataExpiracao: until,
      }),
      dataCadastro: when,
      dataUltimaAlteracao: when,
    })
    .returning({ id: pedido.id })
  const comprador = buyerKey(user.email)
  await db.insert(inscricao).values(
    tickets.map(({ kind, titular }) => ({
      igrejaId: church,
      eventoId: event.id,
      ingressoId: kind.id,
      pedidoId: order?.id ?? 0,
      usuarioId: user.id,
      comprador,
      titular,
      valor: kind.valor,
      dataCadastro: when,
      flagOcupa: purchase.situacao !== 'cancelado',
      codigo: [...randomBytes(26)].map((byte) => ALPHABET[byte & 31]).join(''),
    })),
  )
  if (purchase.situacao === 'cancelado') return
  for (const { kind } of tickets) {
    await db.execute(
      sql`select take_tickets(${church}, array[${kind.id}]::bigint[], array[1], ${comprador}, ${when}::timestamptz)`,
    )
  }
}
