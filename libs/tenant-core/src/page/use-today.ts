import { plainDay } from '@atrio/contract/rules'
import { useChurch } from '../feature/feature-provider.tsx'
import { useAtPageTime } from './page-time.ts'

/** Today as `YYYY-MM-DD` in the church's time zone, whatever the clock and the zone of the person's device. */
export function useToday(): string {
  const { timeZone } = useChurch()
  return useAtPageTime((now) => plainDay(now, timeZone))
}
