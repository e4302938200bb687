/** `#rrggbb` or `rrggbb`, as an address carries it; it goes into a style sheet, so nothing else passes. */
export const embedColor = (text: string | null): string | null => {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text ?? '') ?? []
  return digits ? `#${digits.toLowerCase()}` : null
}
