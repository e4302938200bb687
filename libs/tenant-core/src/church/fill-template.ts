/** `.` and `..` move in a path even when they are escaped, so they are left out. */
const escaped = (value: string) => (/^\.{1,2}$/.test(value) ? '' : encodeURIComponent(value.toWellFormed()))

/**
 * Fills the `{name}` placeholders of a configured address; values are escaped, so that none can change another part.
 */
export const fillTemplate = (template: string, values: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? escaped(values[name]!) : whole,
  )
