import { randomUUID } from 'node:crypto'
import type { DisputeStatus, MoneyFact } from '../../ledger/money-back.ts'

/** The sandbox's records of refunds and disputes. */
export type SandboxMoneyBack = {
  /** Minor units by the key of each refund. */
  parts?: Record<string, number>
  /** Oldest first; at most the last is open. */
  disputes?: { amount: number; status: DisputeStatus }[]
}

/** Simulations on a paid order. */
export type MoneyBackPlay = 'refundPart' | 'dispute' | 'winDispute' | 'loseDispute'

const ENDS = { winDispute: 'ganha', loseDispute: 'perdida' } as const

/** Refunds, then disputes, as a gateway reports them. */
export const sandboxFacts = (charge: string, { parts = {}, disputes = [] }: SandboxMoneyBack): MoneyFact[] => [
  ...Object.entries(parts).map(([key, amount]): MoneyFact => ({
    kind: 'estorno',
    reference: key.replace(/^part-/, 'sbx_re_'),
    amount,
    status: 'feito',
    part: key,
  })),
  ...disputes.map(({ amount, status }, index): MoneyFact => ({
    kind: 'disputa',
    reference: `sbx_dp_${index + 1}_${charge}`,
    amount,
    status,
  })),
]

/** Minor units that are not refunded yet. */
export const moneyLeft = ({ parts = {}, disputes = [] }: SandboxMoneyBack, total: number): number => {
  const lost = disputes.filter(({ status }) => status === 'perdida')
  return total - [...Object.values(parts), ...lost.map(({ amount }) => amount)].reduce((sum, part) => sum + part, 0)
}

/** Adds a refund; the same key is the same refund. */
export const withPart = <T extends SandboxMoneyBack>(books: T, key: string, amount: number): T =>
  amount > 0 ? { ...books, parts: { [key]: amount, ...books.parts } } : books

/** Refunds half of what is left, or opens or ends a dispute of all of it; undefined when that is not possible now. */
export function withPlay<T extends SandboxMoneyBack>(books: T, total: number, play: MoneyBackPlay): T | undefined {
  const disputes = books.disputes ?? []
  const open = disputes.at(-1)?.status === 'aberta' ? disputes.at(-1) : undefined
  const left = moneyLeft(books, total)
  if (play === 'winDispute' || play === 'loseDispute') {
    return open && { ...books, disputes: [...disputes.slice(0, -1), { ...open, status: ENDS[play] }] }
  }
  if (open || left === 0) return undefined
  if (play === 'dispute') return { ...books, disputes: [...disputes, { amount: left, status: 'aberta' }] }
  return withPart(books, `part-${randomUUID()}`, halfOf(left))
}

/** Half in minor units, rounded up, so that half a cent is one. */
export const halfOf = (amount: number): number => Math.ceil(amount / 2)
