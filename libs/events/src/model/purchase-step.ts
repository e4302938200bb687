/** The current step of a purchase; `ticket` counts from 1. */
export type PurchaseStep = { step: 'tickets' } | { step: 'holders'; ticket: number }

/** The step in an address's query (`?buyingStep&fillTicket`, document 1 section 2); undefined without a valid one. */
export function purchaseStep(query: URLSearchParams): PurchaseStep | undefined {
  const step = query.get('buyingStep')
  if (step === 'tickets') return { step }
  if (step !== 'holders') return undefined
  const ticket = query.get('fillTicket') ?? '1'
  return { step, ticket: /^[1-9]\d?$/.test(ticket) ? Number(ticket) : 1 }
}
