import { plainDay } from '@atrio/contract/rules'
import { useChurch, useAtPageTime } from '@atrio/tenant-core'

/** Today as `YYYY-MM-DD` where the church is: the day turns there, whatever the clock of the person's device says. */
export function useToday(): string {
  const { timeZone } = useChurch()
  return useAtPageTime((now) => plainDay(now, timeZone))
}
