import { plainDay } from '@atrio/contract/rules'
import { Temporal } from 'temporal-polyfill'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'

/** In the morning of the church's day: whoever hears of a refusal can still do something about it. */
const HOUR = '09:00'

type Zone = Pick<DirectoryChurch, 'fusoHorario'>

/** The church's day of an instant, `YYYY-MM-DD`. */
export const dayIn = ({ fusoHorario }: Zone, now: Date): string => plainDay(now.getTime(), fusoHorario)

/** When the gift of a day is made. Where clocks skip that hour, the next that there is. */
export const dueAt = ({ fusoHorario }: Zone, day: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: fusoHorario, plainTime: HOUR }).epochMilliseconds)
