import { readingPlansApi } from '@atrio/api-client'
import { loadScriptureWords } from '@atrio/scripture'
import { apiOver, partsOf } from '@atrio/testing'
import { fn } from 'storybook/test'
import { readingPlansFeature } from '../feature.ts'
import { standingOf } from '../model/schedule.ts'
import { portal } from '../page-paths.ts'
import { member, PLAN, reading as servers, scenes } from '../testing/reading-plans.scenes.ts'
import { CatchUp } from './catch-up.tsx'
import { CurrentReading } from './current-reading.tsx'
import { DayList } from './day-list.tsx'
import { Discover } from './discover.tsx'
import { EnterLink } from './enter-first.tsx'
import { LoadFailed } from './load-failed.tsx'
import { MailReminder } from './mail-reminder.tsx'
import { MarkBox } from './mark-box.tsx'
import { OwnPlans } from './own-plans.tsx'
import { OwnReading } from './own-reading.tsx'
import { Passages } from './passages.tsx'
import { PlanCalendar } from './plan-calendar.tsx'
import { PlanExtras } from './plan-extras.tsx'
import { PlanTabs } from './plan-tabs.tsx'
import { Progress } from './progress.tsx'
import { Reminder } from './reminder.tsx'
import { StartOver } from './start-over.tsx'
import { StartPlan } from './start-plan.tsx'
import { UndoMarks } from './undo-marks.tsx'

export default { title: 'readingPlans/Parts' }

const http = { ...scenes.list, ...servers.behind() }
const part = partsOf(readingPlansFeature, { http, session: member, load: ({ i18n }) => loadScriptureWords(i18n) })
const api = apiOver(http)
const plan = await api.run(readingPlansApi.get, { planId: PLAN })
const reading = (await api.run(readingPlansApi.reading, { planId: PLAN, userId: 7 }))!
const { days } = plan
const standing = standingOf(days.length, reading, '2026-11-20')
const { startsOn, read } = reading

export const Behind = part(CatchUp, { planId: PLAN, reading, standing, onMarked: fn() })
export const Current = part(CurrentReading, { day: days[0]!, length: days.length, isToday: true, onRead: fn() })
export const Days = part(DayList, { days, reading: { startsOn, read, mark: fn() } })
export const Plans = part(Discover, { paths: portal })
export const Enter = part(EnterLink, { path: '/reading-plans' })
export const Failed = part(LoadFailed, { text: 'Não conseguimos buscar os planos.', busy: false, retry: fn() })
export const ByMail = part(MailReminder, { planId: PLAN, reading: { ...reading, reminderHour: 7 } })
export const Mark = part(MarkBox, { day: 1, read: false, onChange: fn() })
export const Own = part(OwnPlans, { paths: portal })
export const OwnOfPlan = part(OwnReading, { plan, reading, onGone: fn() })
export const OfDay = part(Passages, { passages: days[0]!.passages })
export const Calendar = part(PlanCalendar, { length: days.length, reading: { startsOn, read } })
export const Extras = part(PlanExtras, { plan, reading, read, isComplete: false })
export const Tabs = part(PlanTabs, { own: false, paths: portal })
export const ReadSoFar = part(Progress, { read: 2, length: 14 })
export const Remind = part(Reminder, { plan, reading: { ...reading, startsOn: '2026-11-20', reminderHour: 7 } })
export const Again = part(StartOver, { plan, reading, read: 2 })
export const Start = part(StartPlan, { plan })
export const Undo = part(UndoMarks, { planId: PLAN, reading, days: [1, 2], onUndone: fn() })
