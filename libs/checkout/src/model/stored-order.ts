import type { OrderKind, PaymentChoice, PaymentMethodKind } from '@atrio/api-client'
import type { OrderDraft } from '@atrio/tenant-core'

/**
 * What was sent under the draft's key without an answer, so that the same can be sent again word for word. Its token is
 * opaque and single-use; card data stays in memory.
 */
export type Attempt = PaymentChoice & {
  total: number
  termsAccepted: boolean
  /** The sender: the id of the member in this church, who alone may send it again; null for a guest. */
  payer: number | null
}

/** The order that this tab is about to pay, is paying, or has paid. */
export type StoredOrder = {
  /** Stays the same when the key changes: tabs with the same order recognise each other by it. */
  order: string
  /** Null once it is paid: none of the typed values is kept. */
  draft: OrderDraft | null
  method: PaymentMethodKind | null
  attempt: Attempt | null
  /** Code of the placed order. */
  code: string | null
  /** Another choice, made while the outcome of the attempt was unknown. */
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
 * Makes a feature's choice this tab's order. The same choice again keeps the order and its key; another one is queued
 * while the outcome of an attempt is unknown.
 */
export function begin(stored: StoredOrder | null, kind: OrderKind, payload: unknown, makeKey: MakeKey): StoredOrder {
  if (!stored?.draft || (stored.code && !stored.attempt)) return fresh(kind, payload, makeKey)
  if (sameChoice(stored.draft, kind, payload)) return { ...stored, next: null }
  if (stored.attempt) return { ...stored, next: { kind, payload } }
  const next = fresh(kind, payload, makeKey)
  return { ...next, draft: { ...next.draft!, buyer: stored.draft.buyer } }
}

/** After a try that ended without a payment (declined, refused): the next one is another payment. */
export function renew(stored: StoredOrder, makeKey: MakeKey): StoredOrder {
  const { draft, next } = stored
  if (!draft) return stored
  return { ...stored, draft: { ...draft, ...next, key: makeKey() }, attempt: null, code: null, next: null }
}

/** Sets a draft that a refusal has changed; another choice gets another key. */
export function replaceDraft(stored: StoredOrder, draft: OrderDraft, makeKey: MakeKey): StoredOrder {
  const same = stored.draft && sameChoice(stored.draft, draft.kind, draft.payload)
  return { ...stored, draft: { ...draft, key: same ? stored.draft!.key : makeKey() } }
}

/** The order is placed; its code gives its payment. */
export const place = (stored: StoredOrder, code: string): StoredOrder => ({
  ...stored,
  attempt: null,
  code,
  next: null,
})

/** The order is paid: only its code is kept. */
export const settle = (stored: StoredOrder, code: string): StoredOrder => ({
  ...place(stored, code),
  draft: null,
  method: null,
})

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Parses a stored order; null for any other text. */
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
