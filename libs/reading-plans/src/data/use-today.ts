import { plainDay } from '@atrio/contract/rules'
import { useChurch, useAtPageTime } from '@atrio/tenant-core'

/** Today as `YYYY-MM-DD` in the church's time zone, whatever the device's. */
export function useToday(): string {
  const { timeZone } = useChurch()
  return useAtPageTime((now) => plainDay(now, timeZone))
}
