export { beginOrder } from './data/begin-order.ts'
export { useOrderDraft } from './data/use-stored-order.ts'
export { checkoutFeature } from './feature.ts'
export { loadNewCardForm, NewCardForm } from './forms/new-card-form.tsx'
