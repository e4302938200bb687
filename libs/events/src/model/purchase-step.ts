/** The current step of a purchase; `ticket` counts from 1, `begin` is the id of a kind that was chosen before. */
export type PurchaseStep = { step: 'tickets'; begin?: number } | { step: 'holders'; ticket: number }

/**
 * The step in an address's query (`?buyingStep&fillTicket`, document 1 section 2); undefined without a valid one. The kind
 * that was chosen on the event's page is in the address (`beginWith`): a link works before the page's code has come.
 */
export function purchaseStep(query: URLSearchParams): PurchaseStep | undefined {
  const step = query.get('buyingStep')
  const begin = query.get('beginWith') ?? ''
  if (step === 'tickets') return /^[1-9]\d{0,8}$/.test(begin) ? { step, begin: Number(begin) } : { step }
  if (step !== 'holders') return undefined
  const ticket = query.get('fillTicket') ?? '1'
  return { step, ticket: /^[1-9]\d?$/.test(ticket) ? Number(ticket) : 1 }
}
