import type { GivingReason, PaymentMethod } from '@atrio/api-client'

/** The first reason whose gifts may repeat at this church: they are charged to a saved card. */
export const recurringReason = (reasons: readonly GivingReason[], methods: readonly PaymentMethod[]) =>
  methods.some(({ kind }) => kind === 'card') ? reasons.find(({ recurring }) => recurring) : undefined
