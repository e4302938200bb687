/** Reads `#rrggbb` or `rrggbb` from an address; null for all else, because the value goes into a style sheet. */
export const embedColor = (text: string | null): string | null => {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text ?? '') ?? []
  return digits ? `#${digits.toLowerCase()}` : null
}
