import Type, { type TSchema } from 'typebox'

/** A text field whose schema has a `format`: an instant, a picture, a zone. */
export interface MarkedField {
  format: string
  path: readonly string[]
  value: string
  /** sets the field's text */
  replace: (value: string) => void
}

/** The fields with a format, in those parts of the data that match the schema's shape. */
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
    // Arrays and objects of JSON differ here only in the type of their keys.
    ;(parent as Record<string | number, unknown>)[key] = text
  }
  return [{ format, path: here, value, replace }]
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
