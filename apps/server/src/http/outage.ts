/**
 * Temporary conditions of PostgreSQL that no request causes. Classes are the first two characters of an SQLSTATE
 * (Appendix A, "PostgreSQL Error Codes").
 */
const CLASSES = new Set([
  '08', // connection exception
  '53', // insufficient resources: disk full, out of memory, too many connections
  '58', // system error outside PostgreSQL: an I/O error
])
const CONDITIONS = new Set([
  '25006', // read only: the server has just become a standby
  '25P03', // the session was idle in a transaction for too long
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock timeout
  '57014', // statement timeout
  '57P01', // the database is being stopped
  '57P02', // … after a crash of one of its processes
  '57P03', // … or started
  '57P05', // the session was idle for too long
])
const SQLSTATE = /^[\dA-Z]{5}$/

/** Errors of the operating system: disk, network, limits of the process. */
const SYSTEM = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'EAGAIN',
  'EBUSY',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTCONN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** pg's messages, without a code, for a connection that was lost or never established. */
const CONNECTION =
  /^Connection terminated|timeout exceeded when trying to connect|^Client (?:was closed|has encountered a connection error) and is not queryable|^Query read timeout|^timeout expired|^Cannot use a pool after calling end/

type Failure = { code?: unknown; message?: unknown; syscall?: unknown; errors?: unknown }

/** Whether an error means that something the server depends on is unavailable, so that a retry may succeed. */
export function isOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message, syscall, errors }: Failure = error
  if (typeof code === 'string') {
    if (SYSTEM.has(code) || CONDITIONS.has(code)) return true
    if (SQLSTATE.test(code) && CLASSES.has(code.slice(0, 2))) return true
  }
  if (syscall === 'connect') return true
  if (typeof message === 'string' && CONNECTION.test(message)) return true
  // one error for each address of a host
  return Array.isArray(errors) && errors.length > 0 && errors.every(isOutage)
}
