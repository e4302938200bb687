import type { GivingReason } from '@atrio/api-client'

/** Whole percents of the goal; a hundred only once it is reached. */
export const shareOf = ({ goal, raised }: NonNullable<GivingReason['campaign']>): number =>
  Math.floor((raised * 100) / goal)
