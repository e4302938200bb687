import Type, { type TSchema } from 'typebox'

/** A text field whose schema carries a `format`: it means more than its letters (an instant, a picture, a zone). */
export interface MarkedField {
  format: string
  path: readonly string[]
  value: string
  /** puts another text in its place */
  replace: (value: string) => void
}

/** Finds the marked fields of data that its schema has accepted. */
export const markedFields = (schema: TSchema, data: unknown, path: readonly string[] = []): MarkedField[] => {
  if (Type.IsObject(schema))
    return Object.entries(data as Record<string, unknown>).flatMap(([name, value]) => {
      const part = schema.properties[name]
      return part === undefined ? [] : childFields(part, value, data as Record<string, unknown>, name, path)
    })
  if (Type.IsArray(schema))
    return (data as unknown[]).flatMap((value, index) =>
      childFields(schema.items, value, data as unknown[], index, path),
    )
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
  if (schema.format === undefined || typeof value !== 'string') return []
  const replace = (text: string) => {
    // A JSON array and a JSON object differ here only in the type of their keys.
    ;(parent as Record<string | number, unknown>)[key] = text
  }
  return [{ format: schema.format, path: here, value, replace }]
}
