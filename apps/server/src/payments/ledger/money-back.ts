/** Money that left an order, as its gateway names it. `pedido` and `respondido` are ours: a part that is to go back. */
export type RefundStatus = 'pedido' | 'respondido' | 'pendente' | 'feito' | 'falhou'
/** `consulta`: the bank only asks, and withholds nothing; `encerrada`: it ended without a dispute. */
export type DisputeStatus = 'consulta' | 'aberta' | 'perdida' | 'ganha' | 'encerrada'

/** One refund or dispute: the gateway's id, minor units, and how it stands. */
export type MoneyFact = { reference: string; amount: number } & (
  { kind: 'estorno'; status: RefundStatus } | { kind: 'disputa'; status: DisputeStatus }
)

/**
 * How far a refund or dispute has come. A refund may still fail after it was made (the bank sends it back), and a lost
 * dispute may be won on appeal; nothing goes the other way.
 */
const RANK: Record<MoneyFact['status'], number> = {
  pedido: 0,
  pendente: 1,
  respondido: 2,
  feito: 2,
  falhou: 3,
  consulta: 0,
  aberta: 1,
  perdida: 2,
  ganha: 3,
  encerrada: 3,
}

/** The fact that is further on, whichever was learned first; undefined where the new one says nothing new. */
export const news = (known: MoneyFact | undefined, fact: MoneyFact): MoneyFact | undefined =>
  !known || RANK[fact.status] > RANK[known.status] ? fact : undefined

/** Whether the payer has asked the bank for the money, however that ended. */
export const isDispute = ({ kind, status }: MoneyFact): boolean =>
  kind === 'disputa' && status !== 'consulta' && status !== 'encerrada'

export type MoneyBack = {
  /** Minor units that have gone back or are on their way, at most the order's total. */
  returned: number
  /** A bank withholds money and has not decided. */
  isDisputed: boolean
  /** All has gone back, or a dispute was lost: the order is over. */
  isOver: boolean
}

/** What all refunds and disputes of an order come to; the same in whatever order they were learned. */
export function sumUp(facts: readonly MoneyFact[], total: number): MoneyBack {
  const counts = ({ status }: MoneyFact) => status === 'pendente' || status === 'feito' || status === 'perdida'
  const returned = facts.filter(counts).reduce((sum, { amount }) => sum + amount, 0)
  return {
    returned: Math.min(returned, total),
    isDisputed: facts.some(({ status }) => status === 'aberta'),
    isOver: (total > 0 && returned >= total) || facts.some(({ status }) => status === 'perdida'),
  }
}
