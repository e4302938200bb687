/** The time, given in so that tests and demonstrations can choose it. */
export type Clock = () => Date

/** The machine's. */
export const systemClock: Clock = () => new Date()
