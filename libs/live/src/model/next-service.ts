import type { UpcomingService } from '@atrio/api-client'

/** The service that runs, else the next one; undefined where none is to come. @param now instant in milliseconds */
export function nextService(upcoming: readonly UpcomingService[], now: number) {
  const [service] = upcoming
    .filter(({ endsAt }) => Date.parse(endsAt) > now)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  return service && { service, running: Date.parse(service.startsAt) <= now }
}
