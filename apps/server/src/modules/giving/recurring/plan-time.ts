import { Temporal } from 'temporal-polyfill'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'

/** In the morning of the church's day, so that a giver can react to a refusal. */
const HOUR = '09:00'

type Zone = Pick<DirectoryChurch, 'fusoHorario'>

/** When the gift of a day is made. If clocks skip that hour, the next existing one. */
export const dueAt = ({ fusoHorario }: Zone, day: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: fusoHorario, plainTime: HOUR }).epochMilliseconds)
