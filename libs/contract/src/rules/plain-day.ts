/** The day of an instant (milliseconds since 1970) as `YYYY-MM-DD`, in a zone or in that of the machine. */
export const plainDay = (instant: number, timeZone?: string): string =>
  // Swedish writes dates as ISO does
  new Date(instant).toLocaleDateString('sv', { timeZone })
