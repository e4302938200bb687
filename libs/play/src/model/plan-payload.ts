/** The payload of an order of a plan, as plain JSON. */
export type PlanPayload = { planId: number }
