import { plainDay } from '@atrio/contract/rules'
import type { DirectoryChurch } from './church-directory.ts'

/** The day of an instant in the church's time zone, `YYYY-MM-DD`. */
export const dayIn = ({ fusoHorario }: Pick<DirectoryChurch, 'fusoHorario'>, instant: Date): string =>
  plainDay(instant.getTime(), fusoHorario)
