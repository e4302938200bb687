/**
 * The server can't start, and the person who started it can mend that.
 * The message is written for that person: what is wrong, and what to do. It is printed alone, without a stack.
 */
export class StartUpError extends Error {
  override name = 'StartUpError'
}
