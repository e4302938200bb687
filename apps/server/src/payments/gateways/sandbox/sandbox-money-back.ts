import { randomUUID } from 'node:crypto'
import type { DisputeStatus, MoneyFact } from '../../ledger/money-back.ts'

/** What the sandbox notes of money that went back, or that the payer's bank is asked for. */
export type SandboxMoneyBack = {
  /** Minor units by the key of each refund. */
  parts?: Record<string, number>
  /** Oldest first; at most the last is open. */
  disputes?: { amount: number; status: DisputeStatus }[]
}

/** What may be played on money that was paid. */
export type MoneyBackPlay = 'refundPart' | 'dispute' | 'winDispute' | 'loseDispute'

const ENDS = { winDispute: 'ganha', loseDispute: 'perdida' } as const

/** Refunds, then disputes, as a gateway tells of them. */
export const sandboxFacts = (charge: string, { parts = {}, disputes = [] }: SandboxMoneyBack): MoneyFact[] => [
  ...Object.entries(parts).map(([key, amount]): MoneyFact => ({
    kind: 'estorno',
    reference: key.replace(/^part-/, 'sbx_re_'),
    amount,
    status: 'feito',
  })),
  ...disputes.map(({ amount, status }, index): MoneyFact => ({
    kind: 'disputa',
    reference: `sbx_dp_${index + 1}_${charge}`,
    amount,
    status,
  })),
]

/** Minor units that have not gone back. */
export const moneyLeft = ({ parts = {}, disputes = [] }: SandboxMoneyBack, total: number): number => {
  const lost = disputes.filter(({ status }) => status === 'perdida')
  return total - [...Object.values(parts), ...lost.map(({ amount }) => amount)].reduce((sum, part) => sum + part, 0)
}

/** With a refund more; the same key is the same refund. */
export const withPart = <T extends SandboxMoneyBack>(books: T, key: string, amount: number): T =>
  amount > 0 ? { ...books, parts: { [key]: amount, ...books.parts } } : books

/** Half of what is left goes back, or a dispute of all of it opens or ends; undefined where that is not possible now. */
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

/** In minor units: of an odd sum the larger half, so that a part of one cent is one. */
export const halfOf = (amount: number): number => Math.ceil(amount / 2)
