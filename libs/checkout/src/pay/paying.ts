/** The code that pays, in one chunk of its own: it loads with the first interaction with the form. */
export { sendOrder } from './send-order.ts'
export { submitAttempt } from './submit-attempt.ts'
export { tokenizeAccount, tokenizeCard } from './tokenize.ts'
