import type { GivingReason } from '@atrio/api-client'
import { DEFAULT_RECURRENCE_DAYS } from '@atrio/contract/rules'
import type { GiftPayload, ReasonGift } from '../model/gift.ts'

type Chosen = `chosen${number}`
type Amount = `amount${number}`

/** The form's values: of each reason whether it is chosen, and its amount in minor units. */
export type GiftValues = { coversFees: boolean; repeats: boolean; everyDays: string } & {
  [name in Chosen]: boolean
} & { [name in Amount]: number | null }

export const chosenOf = (id: number): Chosen => `chosen${id}`
export const amountOf = (id: number): Amount => `amount${id}`

type Start = {
  /** What was chosen before, where somebody comes back from checkout. */
  payload: GiftPayload | undefined
  /** The reason that an address names. */
  reasonId: number | undefined
}

/** What the form begins with; the only reason that there is is chosen. */
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

/** What has been chosen, in the reasons' order; an amount that is still to be said is null. */
export const chosenGifts = (reasons: readonly GivingReason[], values: GiftValues) =>
  reasons.flatMap(({ id }) => (values[chosenOf(id)] ? [{ reasonId: id, amount: values[amountOf(id)] ?? null }] : []))

/** What is given, once the form is right. */
export const givenOf = (reasons: readonly GivingReason[], values: GiftValues): ReasonGift[] =>
  chosenGifts(reasons, values).flatMap(({ reasonId, amount }) => (amount === null ? [] : [{ reasonId, amount }]))
