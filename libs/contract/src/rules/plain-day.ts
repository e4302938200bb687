/** By zone; '' is that of the machine. Making a formatter costs a hundred times more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of an instant (milliseconds since 1970) as `YYYY-MM-DD`, in a zone or in that of the machine. */
export function plainDay(instant: number, timeZone?: string): string {
  let format = formats.get(timeZone ?? '')
  if (!format) {
    // Swedish writes dates as ISO does
    format = new Intl.DateTimeFormat('sv', timeZone ? { timeZone } : {})
    formats.set(timeZone ?? '', format)
  }
  return format.format(instant)
}
