import type { GivingReason } from '@atrio/api-client'
import { minorDigits } from '@atrio/i18n'
import { mostOf } from './gift.ts'

const OFFERED = 4
/** Of the currency's whole units: 20, 50, 100, 200, 500… */
const FIRST_TENS = 1
const LAST_TENS = 7

const steps = Array.from({ length: LAST_TENS - FIRST_TENS + 1 }, (_, index) => 10 ** (index + FIRST_TENS))
  .flatMap((tens) => [tens, 2 * tens, 5 * tens])
  .slice(1)

/** Round amounts within a reason's limits, ascending, in minor units. */
export function quickAmounts(reason: Pick<GivingReason, 'minimum' | 'maximum' | 'currency'>): number[] {
  const unit = 10 ** minorDigits(reason.currency)
  return steps
    .map((step) => step * unit)
    .filter((amount) => amount > reason.minimum && amount <= mostOf(reason))
    .slice(0, OFFERED)
}
