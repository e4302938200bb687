const UNIQUE_VIOLATION = '23505'

/** Whether a statement was refused because another row has the same key; the query layer wraps the database's error. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === UNIQUE_VIOLATION || (cause !== undefined && isUniqueViolation(cause))
}
