import type { GivingReason } from '@atrio/api-client'
import { DEFAULT_RECURRENCE_DAYS } from '@atrio/contract/rules'
import type { GiftLink } from '../link/gift-link.ts'
import type { GiftPayload, ReasonGift } from '../model/gift.ts'

type Chosen = `chosen${number}`
type Amount = `amount${number}`

/** The form's values: for each reason whether it is chosen, and its amount in minor units. */
export type GiftValues = { coversFees: boolean; repeats: boolean; everyDays: string } & {
  [name in Chosen]: boolean
} & { [name in Amount]: number | null }

export const chosenOf = (id: number): Chosen => `chosen${id}`
export const amountOf = (id: number): Amount => `amount${id}`

type Start = {
  /** The earlier choice, on return from checkout. */
  payload: GiftPayload | undefined
  /** What the address proposes; an earlier choice goes first. */
  link: Pick<GiftLink, 'reasonId' | 'amount' | 'everyDays'>
}

/** The initial values; a single reason is chosen already. */
export function startValues(reasons: readonly GivingReason[], { payload, link }: Start): GiftValues {
  const wanted = payload?.gifts ?? []
  const ids = [...wanted.map((gift) => gift.reasonId), link.reasonId]
  const everyDays = payload ? (payload.everyDays ?? null) : link.everyDays
  const values: GiftValues = {
    coversFees: payload?.coversFees ?? false,
    repeats: everyDays !== null,
    everyDays: String(everyDays ?? DEFAULT_RECURRENCE_DAYS),
  }
  for (const { id } of reasons) {
    values[chosenOf(id)] = reasons.length === 1 || ids.includes(id)
    const proposed = !payload && id === link.reasonId ? link.amount : null
    values[amountOf(id)] = wanted.find((gift) => gift.reasonId === id)?.amount ?? proposed
  }
  return values
}

/** The chosen reasons in order; an amount not yet entered is null. */
export const chosenGifts = (reasons: readonly GivingReason[], values: GiftValues) =>
  reasons.flatMap(({ id }) => (values[chosenOf(id)] ? [{ reasonId: id, amount: values[amountOf(id)] ?? null }] : []))

/** The gifts of a valid form. */
export const givenOf = (reasons: readonly GivingReason[], values: GiftValues): ReasonGift[] =>
  chosenGifts(reasons, values).flatMap(({ reasonId, amount }) => (amount === null ? [] : [{ reasonId, amount }]))
