import { setTimeout as sleep } from 'node:timers/promises'
import type { FleetServer } from './fleet.ts'
import { send } from './send.ts'
import type { UpdateSale } from './update-sales.ts'

/** At each process; together they keep reads under way at the standby, so that some are when it is lost. */
const READERS = 4
const PAUSE_MS = 10

export type StandbyReaders = { stop(): Promise<{ failedAtStandby: number; reads: number; failures: string }> }

/**
 * Reads at each process by itself what a standby answers, until it is stopped. What a killed process had in its hands is not
 * counted: there is no proxy here that would ask another.
 * @param running the processes, of which a killed one is replaced in its place
 */
export function startStandbyReaders(running: readonly FleetServer[], { code, church }: UpdateSale): StandbyReaders {
  const paths = [
    `/api/v1/banner/?igreja=${church}`,
    `/api/v1/igreja/igreja-${code}/noticia/`,
    `/api/v1/igreja/igreja-${code}/culto/`,
  ]
  const failures: string[] = []
  let reads = 0
  let isOn = true
  const read = async (index: number) => {
    while (isOn) {
      const server = running[index]
      const path = paths[reads++ % paths.length] ?? ''
      if (!server) throw new Error('there is no such process')
      const { status, body } = await send(server.port, { path })
      const isLost = status === 0 && server.child.killed
      if (status !== 200 && !isLost) failures.push(`${path} ${status} ${body.slice(0, 80)}`)
      await sleep(PAUSE_MS)
    }
  }
  const reading = Promise.all(running.flatMap((_, index) => Array.from({ length: READERS }, () => read(index))))
  reading.catch(() => {}) // rejects where it is stopped
  return {
    async stop() {
      isOn = false
      await reading
      return { failedAtStandby: failures.length, reads, failures: failures.slice(0, 5).join('; ') || 'none' }
    },
  }
}
