import { ApiError } from './api-error.ts'

/**
 * Runs a write and renames the fields of its refusal from the wire's names to the form's. A field that the form does
 * not have keeps its name.
 */
export async function withFormFields<T>(table: Record<string, string>, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) throw error
    throw error.withFields(
      Object.fromEntries(
        Object.entries(error.fields).map(([field, code]) => [Object.hasOwn(table, field) ? table[field] : field, code]),
      ),
    )
  }
}
