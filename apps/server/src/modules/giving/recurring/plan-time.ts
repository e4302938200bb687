import { Temporal } from 'temporal-polyfill'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'

/** In the morning of the church's day: whoever hears of a refusal can still do something about it. */
const HOUR = '09:00'

type Zone = Pick<DirectoryChurch, 'fusoHorario'>

/** When the gift of a day is made. Where clocks skip that hour, the next that there is. */
export const dueAt = ({ fusoHorario }: Zone, day: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: fusoHorario, plainTime: HOUR }).epochMilliseconds)
