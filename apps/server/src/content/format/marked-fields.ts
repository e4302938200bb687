import Type, { type TSchema } from 'typebox'

/** A text field whose schema carries a `format`: it means more than its letters (an instant, a picture, a zone). */
export interface MarkedField {
  format: string
  path: readonly string[]
  value: string
  /** puts another text in its place */
  replace: (value: string) => void
}

/** Finds the marked fields of data, in the parts of it that have the shape of the schema. */
export const markedFields = (schema: TSchema, data: unknown, path: readonly string[] = []): MarkedField[] => {
  if (Type.IsObject(schema) && isRecord(data))
    return Object.entries(data).flatMap(([name, value]) => {
      const part = schema.properties[name]
      return part === undefined ? [] : childFields(part, value, data, name, path)
    })
  if (Type.IsArray(schema) && Array.isArray(data))
    return data.flatMap((value: unknown, index) => childFields(schema.items, value, data, index, path))
  return []
}

const childFields = (
  schema: TSchema,
  value: unknown,
  parent: Record<string, unknown> | unknown[],
  key: string | number,
  path: readonly string[],
): MarkedField[] => {
  const here = [...path, String(key)]
  if (!Type.IsString(schema)) return markedFields(schema, value, here)
  const { format } = schema as { format?: string }
  if (format === undefined || typeof value !== 'string') return []
  const replace = (text: string) => {
    // A JSON array and a JSON object differ here only in the type of their keys.
    ;(parent as Record<string | number, unknown>)[key] = text
  }
  return [{ format, path: here, value, replace }]
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
