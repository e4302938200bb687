/** The middle value; of an even number of values, the mean of the two in the middle. Throws for none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing.')
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
