/**
 * The server can't start, and the operator can fix that. The message says what is wrong and what to do; it is printed
 * without a stack.
 */
export class StartUpError extends Error {
  override name = 'StartUpError'
}
