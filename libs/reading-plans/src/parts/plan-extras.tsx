import type { PlanSubscription, ReadingPlan } from '@atrio/api-client'
import { PlanCalendar } from './plan-calendar.tsx'
import { Reminder } from './reminder.tsx'

type Props = { plan: ReadingPlan; reading: PlanSubscription; read: readonly number[]; isComplete: boolean }

/** What a reader uses now and then: the calendar, and the reminder of what is left. Loaded after the reading. */
export const PlanExtras = ({ plan, reading, read, isComplete }: Props) => (
  <>
    <PlanCalendar length={plan.length} reading={{ startsOn: reading.startsOn, read }} />
    {!isComplete && <Reminder plan={plan} reading={reading} />}
  </>
)
