import type { Platform } from '../../platform/platform.ts'
import { broadcastsAt } from './live.broadcasts.ts'
import { readBroadcasts, readWeekly } from './live.plugin.ts'

/** The start of a church's current broadcast; null without one. */
export const broadcastBegan =
  ({ database, directory }: Pick<Platform, 'database' | 'directory'>) =>
  async (id: number, now: Date): Promise<Date | null> => {
    const church = await directory.byId(id)
    if (!church) return null
    const data = database.churches.of(id)
    const [broadcasts, weekly] = await Promise.all([data.read(readBroadcasts), data.read(readWeekly)])
    const { aoVivo } = broadcastsAt(broadcasts, weekly, now, church.fusoHorario)
    return aoVivo && new Date(aoVivo.dataInicio)
  }
