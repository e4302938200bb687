/** Status of a refund, by its gateway. `pedido` and `respondido` are ours: a part that is still to be refunded. */
export type RefundStatus = 'pedido' | 'respondido' | 'pendente' | 'feito' | 'falhou'
/** `consulta`: an inquiry, which withholds no money; `encerrada`: it ended without a dispute. */
export type DisputeStatus = 'consulta' | 'aberta' | 'perdida' | 'ganha' | 'encerrada'

/** One refund or dispute: the gateway's id, minor units, and its status. `part`: the key of our part that was refunded by it. */
export type MoneyFact = { reference: string; amount: number } & (
  { kind: 'estorno'; status: RefundStatus; part?: string } | { kind: 'disputa'; status: DisputeStatus }
)

/**
 * The order of statuses. A refund may still fail after it was made (the bank returns it), and a lost dispute may be won
 * on appeal; nothing goes the other way.
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

/** The more advanced fact, whichever arrived first; undefined if the new one adds nothing. */
export const laterFact = (known: MoneyFact | undefined, fact: MoneyFact): MoneyFact | undefined =>
  !known || RANK[fact.status] > RANK[known.status] ? fact : undefined

/** Whether the payer has claimed the money at their bank, whatever the result. */
export const isDispute = ({ kind, status }: MoneyFact): boolean =>
  kind === 'disputa' && status !== 'consulta' && status !== 'encerrada'

export type MoneyBack = {
  /** Minor units refunded or being refunded, at most the order's total. */
  returned: number
  /** A bank withholds money and has not decided. */
  isDisputed: boolean
  /** All was refunded, or a dispute was lost: the order has ended. */
  isOver: boolean
}

/** The sum of an order's refunds and disputes, independent of their order of arrival. */
export function sumUp(facts: readonly MoneyFact[], total: number): MoneyBack {
  const counts = ({ status }: MoneyFact) => status === 'pendente' || status === 'feito' || status === 'perdida'
  const returned = facts.filter(counts).reduce((sum, { amount }) => sum + amount, 0)
  return {
    returned: Math.min(returned, total),
    isDisputed: facts.some(({ status }) => status === 'aberta'),
    isOver: (total > 0 && returned >= total) || facts.some(({ status }) => status === 'perdida'),
  }
}
