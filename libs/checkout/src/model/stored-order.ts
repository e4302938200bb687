import type { OrderKind, PaymentChoice, PaymentMethodKind } from '@atrio/api-client'
import type { OrderDraft } from '@atrio/tenant-core'

/**
 * What was sent under the draft's key and has no answer yet, so that it can be asked for again word for word. Its token
 * is opaque and good once; a card's data is in memory alone.
 */
export type Attempt = PaymentChoice & {
  total: number
  termsAccepted: boolean
  /** Who sent it: the member's id in this church, who alone may ask again; null for a guest, whose tab it is. */
  payer: number | null
}

/** What this tab is about to pay, is paying, or has paid. */
export type StoredOrder = {
  /** Stays the same over new keys: tabs that hold one order know each other by it. */
  order: string
  /** Null once it is paid for: nothing that was typed is kept. */
  draft: OrderDraft | null
  method: PaymentMethodKind | null
  attempt: Attempt | null
  /** Code of the order that it has become. */
  code: string | null
  /** Another choice, made before it was known what became of the attempt. */
  next: { kind: OrderKind; payload: unknown } | null
}

type MakeKey = () => string

const sameChoice = (draft: OrderDraft, kind: OrderKind, payload: unknown) =>
  draft.kind === kind && JSON.stringify(draft.payload) === JSON.stringify(payload)

const fresh = (kind: OrderKind, payload: unknown, makeKey: MakeKey): StoredOrder => ({
  order: makeKey(),
  draft: { kind, key: makeKey(), payload, buyer: null },
  method: null,
  attempt: null,
  code: null,
  next: null,
})

/**
 * A choice of a feature as this tab's order. The same choice again is the same order under the same key; another one
 * waits while it is not known what became of what was sent.
 */
export function begin(stored: StoredOrder | null, kind: OrderKind, payload: unknown, makeKey: MakeKey): StoredOrder {
  if (!stored?.draft || (stored.code && !stored.attempt)) return fresh(kind, payload, makeKey)
  if (sameChoice(stored.draft, kind, payload)) return { ...stored, next: null }
  if (stored.attempt) return { ...stored, next: { kind, payload } }
  const next = fresh(kind, payload, makeKey)
  return { ...next, draft: { ...next.draft!, buyer: stored.draft.buyer } }
}

/** A try that came to its end without a payment (declined, refused): the next one is another payment. */
export function renew(stored: StoredOrder, makeKey: MakeKey): StoredOrder {
  const { draft, next } = stored
  if (!draft) return stored
  return { ...stored, draft: { ...draft, ...next, key: makeKey() }, attempt: null, code: null, next: null }
}

/** A draft that a refusal has changed; another choice gets another key. */
export function replaceDraft(stored: StoredOrder, draft: OrderDraft, makeKey: MakeKey): StoredOrder {
  const same = stored.draft && sameChoice(stored.draft, draft.kind, draft.payload)
  return { ...stored, draft: { ...draft, key: same ? stored.draft!.key : makeKey() } }
}

/** The order stands; what it waits for is seen under its code. */
export const place = (stored: StoredOrder, code: string): StoredOrder => ({
  ...stored,
  attempt: null,
  code,
  next: null,
})

/** Nothing more to pay here: only the way to the order is kept. */
export const settle = (stored: StoredOrder, code: string): StoredOrder => ({
  ...place(stored, code),
  draft: null,
  method: null,
})

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What a storage holds, if it is one of ours. */
export function readStoredOrder(text: string | null): StoredOrder | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || typeof value['order'] !== 'string') return null
    const { draft } = value
    if (draft !== null && !(isRecord(draft) && typeof draft['key'] === 'string')) return null
    return value as StoredOrder
  } catch {
    return null
  }
}
