const SECOND = 1000
const MINUTE = 60
const HOUR = 3600

export type TimeLeft = {
  over: boolean
  /** 14:32, or 1:14:32. */
  clock: string
  /** Whole minutes, for screen readers. */
  minutes: number
  /** Remaining share of the whole time, 0 to 1. */
  share: number
}

const padded = (value: number) => String(value).padStart(2, '0')

/** The time left until an instant. @param now milliseconds */
export function timeLeft(fromIso: string, untilIso: string, now: number): TimeLeft {
  const until = Date.parse(untilIso)
  const left = Math.max(0, Math.ceil((until - now) / SECOND))
  const whole = Math.max(1, (until - Date.parse(fromIso)) / SECOND)
  const hours = Math.floor(left / HOUR)
  const minutes = Math.floor((left % HOUR) / MINUTE)
  const clock = [...(hours > 0 ? [hours, padded(minutes)] : [minutes]), padded(left % MINUTE)].join(':')
  return { over: left === 0, clock, minutes: Math.floor(left / MINUTE), share: Math.min(1, left / whole) }
}
