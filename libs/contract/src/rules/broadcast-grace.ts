/**
 * Milliseconds that a broadcast stays live beyond its end, unless another one runs. A service that overruns loses neither
 * its video nor its chat: nobody changes a schedule during a blessing, and half an hour is longer than services overrun.
 * One that ended in time is said to be live half an hour too long, which costs a viewer nothing.
 */
export const BROADCAST_GRACE_MS = 30 * 60_000
