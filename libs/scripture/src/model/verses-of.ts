/** The verses that a reference ends with: `João 21.1-14`, `Ruth 1:16`; null for a whole chapter. */
export function versesOf(reference: string): { from: number; to: number } | null {
  const [, from, to] = /^\d?\D+\d+\s*[:.,]\s*(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?$/.exec(reference.trim()) ?? []
  if (!from) return null
  return { from: Number(from), to: Math.max(Number(from), Number(to ?? from)) }
}
