/** Sums of money: integer minor units in, integer minor units out, and the parts always sum to the total. */

/** A fee: a share in basis points (1 % is 100) and a fixed part in minor units. */
export type FeeRate = { basisPoints: number; fixed: number }
export const NO_FEE: FeeRate = { basisPoints: 0, fixed: 0 }

export type FeeParts = { amount: number; serviceFee: number; processingFee: number; total: number }

/** One choice of instalments. */
export type InstallmentPlan = { count: number; each: number; last: number; interest: number; total: number }

/** No instalment is smaller than this. */
export const MIN_INSTALLMENT = 500
export const MAX_INSTALLMENTS = 24

/** Half a unit rounds up. Exact for sums below nine hundred thousand million minor units. */
const shareOf = (amount: number, basisPoints: number) => Math.floor((amount * basisPoints + 5_000) / 10_000)

/** The fee on an amount; 0 for 0. */
export const feeOf = (amount: number, { basisPoints, fixed }: FeeRate): number =>
  amount <= 0 ? 0 : shareOf(amount, basisPoints) + fixed

/**
 * What a buyer pays for an amount: the service's fee on the amount, the processor's on both. When the seller pays them
 * they are 0.
 */
export function addFees(
  amount: number,
  { service, processing, absorbed }: { service: FeeRate; processing: FeeRate; absorbed: boolean },
): FeeParts {
  const serviceFee = absorbed ? 0 : feeOf(amount, service)
  const processingFee = absorbed ? 0 : feeOf(amount + serviceFee, processing)
  return { amount, serviceFee, processingFee, total: amount + serviceFee + processingFee }
}

/** Equal parts of a total; the last includes the remainder of the division. */
export function splitEvenly(total: number, count: number): { each: number; last: number } {
  const each = Math.floor(total / count)
  return { each, last: total - each * (count - 1) }
}

/**
 * A sum in so many instalments. Interest is by the month (basis points), each instalment the same (Price table); one
 * charge has none.
 */
export function installmentPlan(amount: number, count: number, monthlyBasisPoints: number): InstallmentPlan {
  const total = count === 1 ? amount : Math.max(amount, Math.round(amount * priceFactor(count, monthlyBasisPoints)))
  return { count, ...splitEvenly(total, count), interest: total - amount, total }
}

/** The sum of the instalments of 1. */
function priceFactor(count: number, monthlyBasisPoints: number): number {
  const rate = monthlyBasisPoints / 10_000
  return rate === 0 ? 1 : (count * rate) / (1 - (1 + rate) ** -count)
}

/** The plans that a buyer may choose: one charge always, more while no instalment is too small. */
export function installmentPlans(amount: number, most: number, monthlyBasisPoints: number): InstallmentPlan[] {
  const counts = Array.from({ length: Math.min(Math.max(most, 1), MAX_INSTALLMENTS) }, (_, index) => index + 1)
  return counts
    .map((count) => installmentPlan(amount, count, monthlyBasisPoints))
    .filter(({ count, each }) => count === 1 || each >= MIN_INSTALLMENT)
}
