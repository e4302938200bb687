import { liveApi } from '@atrio/api-client'
import { loadPlayerWords } from '@atrio/media-player'
import { apiOver, partsOf } from '@atrio/testing'
import { fn } from 'storybook/test'
import { liveFeature } from '../feature.ts'
import { weekFrom } from '../model/week.ts'
import { pages } from '../testing/live.scenes.ts'
import { Clock } from './clock.tsx'
import { Earlier } from './earlier.tsx'
import { LoadFailed } from './load-failed.tsx'
import { NextUp } from './next-up.tsx'
import { RemindLink } from './remind-link.tsx'
import { Schedule } from './schedule.tsx'
import { Stage } from './stage.tsx'
import { Upcoming } from './upcoming.tsx'
import { WeekDay } from './week-day.tsx'
import { WeekGrid } from './week-grid.tsx'
import { When } from './when.tsx'

export default { title: 'live/Parts' }

const part = partsOf(liveFeature, { load: ({ i18n }) => loadPlayerWords(i18n) })
const api = apiOver(pages.between)
const schedule = await api.run(liveApi.schedule, {})
const { last, earlier } = await api.run(liveApi.broadcasts, {})
const service = schedule.upcoming[0]!
/** The test clock's. */
const now = Date.parse('2026-11-20T20:15:24Z')
const days = weekFrom(schedule, now, 'America/Sao_Paulo')

export const Countdown = part(Clock, { left: 5_400_000 })
export const EarlierBroadcasts = part(Earlier, { broadcasts: earlier })
export const Failed = part(LoadFailed, { text: 'Não conseguimos buscar a programação.', busy: false, retry: fn() })
export const Next = part(NextUp, { upcoming: schedule.upcoming })
export const Remind = part(RemindLink, { service, small: false })
export const WholeSchedule = part(Schedule, { schedule })
export const Broadcast = part(Stage, { shown: { broadcast: last!, tag: 'live' }, heading: 'h2', onPlays: fn() })
export const UpcomingServices = part(Upcoming, { services: schedule.upcoming, now })
export const Day = part(WeekDay, { day: days.find(({ services }) => services.length > 0)! }, { around: 'ol' })
export const Week = part(WeekGrid, { days })
export const Time = part(When, { service, running: false, now, brief: false })
