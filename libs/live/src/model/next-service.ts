import type { UpcomingService } from '@atrio/api-client'

/** The running service, else the next one; undefined without any. @param now instant in milliseconds */
export function nextService(upcoming: readonly UpcomingService[], now: number) {
  const [service] = upcoming
    .filter(({ endsAt }) => Date.parse(endsAt) > now)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  return service && { service, running: Date.parse(service.startsAt) <= now }
}
