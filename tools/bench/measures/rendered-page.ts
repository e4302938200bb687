import { readFileSync } from 'node:fs'
import type { BenchRun } from '../bench-run.ts'
import { median } from '../median.ts'
import { get } from '../portal/request.ts'
import { rounded, type Figures } from '../report.ts'

const ROUNDS = 7
/** A cached page costs a hundredth of a tick of the kernel's clock, so that many are needed. */
const PAGES = { rendered: 40, cached: 4_000 }

/** Milliseconds of one of the kernel's ticks: USER_HZ is 100 on Linux. */
const TICK_MS = 10

/** Processor time of a process in milliseconds, all of its threads together; its database is another process. */
function processorMs(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * TICK_MS
}

/**
 * P22: processor time of the server for a page that is rendered for one request only (songs, searched by a word that
 * nobody has searched by), ÷ for the same page as the cache has it, in turn each round. Requests come one after the other.
 */
export async function measureRenderedPage({ portal }: BenchRun): Promise<Figures> {
  const headers = { host: portal.hostOf('demo'), 'accept-language': 'pt-BR', 'accept-encoding': 'br' }
  let asked = 0
  const costOf = async (count: number, pathOf: () => string) => {
    const before = processorMs(portal.pid)
    for (let page = 0; page < count; page++) {
      const { status } = await get(portal.port, pathOf(), headers)
      if (status !== 200) throw new Error(`a page answered ${status}`)
    }
    return (processorMs(portal.pid) - before) / count
  }
  const rendered = () => costOf(PAGES.rendered, () => `/songs?term=word${asked++}`)
  const cached = () => costOf(PAGES.cached, () => '/songs')
  await rendered()
  await cached()
  const ms = { rendered: [] as number[], cached: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    ms.rendered.push(rounded(await rendered()))
    ms.cached.push(rounded(await cached(), 3))
  }
  const ratios = ms.rendered.map((cost, round) => rounded(cost / ms.cached[round]!, 0))
  const rounds = { ratio: ratios, 'rendered, ms': ms.rendered, 'cached, ms': ms.cached }
  return { P22: { value: median(ratios), rounds } }
}
