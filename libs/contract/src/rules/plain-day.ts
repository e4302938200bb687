/** By zone. Making a formatter costs a hundred times more than using it. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>()

/** The day of an instant (milliseconds since 1970) as `YYYY-MM-DD`, in a zone or in that of the machine. */
export function plainDay(instant: number, timeZone?: string): string {
  // Swedish writes dates as ISO does
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone })
  formats.set(timeZone, format)
  return format.format(instant)
}
