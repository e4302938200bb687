/** What an order of a plan keeps, as plain JSON. */
export type PlanPayload = { planId: number }
