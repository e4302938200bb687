import { randomUUID } from 'node:crypto'
import type { CompraWire, EventoDetalheWire, TipoCampo } from '@atrio/contract'
import type { Database } from '../../../database/open-database.ts'
import type { OwnerTransaction } from '../../../database/owner-transaction.ts'
import { metodoPagamento } from '../../../platform/church/church.tables.ts'
import { seedChurch } from '../../../testing/seed-churches.ts'
import { NOON } from '../../../testing/test-server.ts'
import { evento } from '../events.tables.ts'
import { campoEvento, ingresso } from '../tickets.tables.ts'

export const days = (count: number) => new Date(NOON.getTime() + count * 86_400_000)

type NewEvent = Partial<typeof evento.$inferInsert>
type NewLot = Partial<typeof ingresso.$inferInsert>
type NewField = { nome: string; tipo: TipoCampo; flagObrigatorio?: boolean; opcoes?: string[] }
type Planned = { event?: NewEvent; lots?: NewLot[]; fields?: NewField[] }

/** Adds an event three months ahead of NOON: by default one ticket kind at 50,00. @returns its id */
export async function putOnSale(
  db: OwnerTransaction['db'],
  igrejaId: number,
  { event = {}, lots = [{}], fields = [] }: Planned = {},
): Promise<number> {
  const [row] = await db
    .insert(evento)
    .values({ igrejaId, slug: randomUUID(), nome: 'Retiro', dataInicio: days(90), dataFim: days(92), ...event })
    .returning({ id: evento.id })
  const eventoId = row?.id ?? 0
  for (const [posicao, lot] of lots.entries()) {
    await db.insert(ingresso).values({ igrejaId, eventoId, nome: `Lote ${posicao + 1}`, valor: 5000, posicao, ...lot })
  }
  for (const [posicao, field] of fields.entries()) {
    await db.insert(campoEvento).values({ igrejaId, eventoId, posicao, ...field })
  }
  return eventoId
}

/** A test church's payment methods: with fees for Pix and cards, none for cash. */
export const takeMoney = (db: OwnerTransaction['db'], igrejaId: number) =>
  db.insert(metodoPagamento).values([
    {
      igrejaId,
      codigo: 'pix',
      nome: 'Pix',
      idGatewayPagamento: 8,
      posicao: 1,
      configuracao: { taxaServico: { pontosBase: 100, fixo: 0 }, taxaProcessamento: { pontosBase: 200, fixo: 30 } },
    },
    {
      igrejaId,
      codigo: 'cartao_credito',
      nome: 'Cartão',
      idGatewayPagamento: 8,
      posicao: 2,
      configuracao: { juros: 199 },
    },
    { igrejaId, codigo: 'boleto', nome: 'Boleto', idGatewayPagamento: 8, posicao: 3 },
    { igrejaId, codigo: 'dinheiro', nome: 'Dinheiro', posicao: 4 },
  ])

/** A new church with one event on sale. */
export async function seedSale(database: Pick<Database, 'owner'>, planned: Planned & { codigo?: string } = {}) {
  let event = 0
  const church = await seedChurch(database, { codigo: planned.codigo ?? 'sale' }, async (db, igrejaId) => {
    await takeMoney(db, igrejaId)
    event = await putOnSale(db, igrejaId, planned)
  })
  return { church, event }
}

export const guest = (email = 'guest@sale.test'): NonNullable<CompraWire['comprador']> => ({
  nome: 'Rui Prado',
  email,
  telefone: null,
  cpf: '529.982.247-25',
  pais: 'BR',
})

/** A purchase of a shown event, of `count` of its first kind; in cash, without fees. */
export function purchaseOf(event: EventoDetalheWire, count = 1, over: Partial<CompraWire> = {}): CompraWire {
  const [lot] = event.ingressos
  const valorTotal = (lot?.valor ?? 0) * count
  return {
    ingressos: Array.from({ length: count }, () => ({ idIngresso: lot?.id ?? 0, titular: 'Rui Prado', respostas: [] })),
    versao: event.versao,
    valorTotal,
    flagTermos: true,
    comprador: guest(),
    pagamento: {
      metodoPagamento: valorTotal === 0 ? null : 'dinheiro',
      qtdeParcelas: 1,
      token: null,
      idCartao: null,
      salvarCartao: false,
    },
    ...over,
  }
}

export const newKey = () => randomUUID()
