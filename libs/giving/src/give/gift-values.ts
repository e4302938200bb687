import type { GivingReason } from '@atrio/api-client'
import { DEFAULT_RECURRENCE_DAYS } from '@atrio/contract/rules'
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
  /** The reason in the address. */
  reasonId: number | undefined
}

/** The initial values; a single reason is chosen already. */
export function startValues(reasons: readonly GivingReason[], { payload, reasonId }: Start): GiftValues {
  const wanted = payload?.gifts ?? []
  const ids = [...wanted.map((gift) => gift.reasonId), reasonId]
  const everyDays = payload?.everyDays ?? null
  const values: GiftValues = {
    coversFees: payload?.coversFees ?? false,
    repeats: everyDays !== null,
    everyDays: String(everyDays ?? DEFAULT_RECURRENCE_DAYS),
  }
  for (const { id } of reasons) {
    values[chosenOf(id)] = reasons.length === 1 || ids.includes(id)
    values[amountOf(id)] = wanted.find((gift) => gift.reasonId === id)?.amount ?? null
  }
  return values
}

/** The chosen reasons in order; an amount not yet entered is null. */
export const chosenGifts = (reasons: readonly GivingReason[], values: GiftValues) =>
  reasons.flatMap(({ id }) => (values[chosenOf(id)] ? [{ reasonId: id, amount: values[amountOf(id)] ?? null }] : []))

/** The gifts of a valid form. */
export const givenOf = (reasons: readonly GivingReason[], values: GiftValues): ReasonGift[] =>
  chosenGifts(reasons, values).flatMap(({ reasonId, amount }) => (amount === null ? [] : [{ reasonId, amount }]))
