/** The element of a day in the list under the calendar. */
export const dayId = (number: number) => `day-${number}`
