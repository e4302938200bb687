/** What a payment is made with, in one file of its own: it comes with the first touch of the form. */
export { sendOrder } from './send-order.ts'
export { submitAttempt } from './submit-attempt.ts'
export { tokenizeAccount, tokenizeCard } from './tokenize.ts'
