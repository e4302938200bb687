import type { GivingReason } from '@atrio/api-client'
import { y } from '@atrio/forms'
import { mostOf } from '../model/gift.ts'
import { amountOf, chosenOf } from './gift-values.ts'

/** Schema of a gift: each chosen reason needs an amount above its minimum (document 1 section 5). */
export const giftSchema = (reasons: readonly GivingReason[]) =>
  y.object({
    everyDays: y.string().when('repeats', { is: true, then: (days) => days.required() }),
    ...Object.fromEntries(
      reasons.map((reason) => [
        amountOf(reason.id),
        y
          .number()
          .nullable()
          .when(chosenOf(reason.id), {
            is: true,
            then: (amount) =>
              amount
                .required('amountRequired')
                .exceeds(reason.minimum, reason.currency)
                .upTo(mostOf(reason), reason.currency),
          }),
      ]),
    ),
  })
