const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

export type TimePart = { unit: (typeof UNITS)[number][0]; count: number }

/** The remaining time in three units: from days if there are any, else from hours. @param left milliseconds */
export function timeLeft(left: number): TimePart[] {
  let seconds = Math.max(0, Math.ceil(left / 1000))
  const parts = UNITS.map(([unit, length]) => {
    const count = Math.floor(seconds / length)
    seconds -= count * length
    return { unit, count }
  })
  return parts[0]!.count > 0 ? parts.slice(0, 3) : parts.slice(1)
}
