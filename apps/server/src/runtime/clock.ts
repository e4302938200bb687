/** The current time, passed in so that tests and demonstrations can set it. */
export type Clock = () => Date

/** The machine's clock. */
export const systemClock: Clock = () => new Date()
