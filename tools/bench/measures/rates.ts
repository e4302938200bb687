import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BenchRun } from '../bench-run.ts'
import { median } from '../median.ts'
import { startConstantHost } from '../portal/start-constant-host.ts'
import { rounded, type Figures } from '../report.ts'

const ROUNDS = 7
const SECONDS = 2
const CONNECTIONS = 50

const load = fileURLToPath(new URL('./load.ts', import.meta.url))
const run = promisify(execFile)

type Target = { port: number; path: string; host: string; token?: string }

/** Answers per second under load from its own process. Throws unless every answer is 200. */
export async function rateOf({ port, path, host, token = '' }: Target, seconds = SECONDS): Promise<number> {
  const words = [port, path, host, seconds, CONNECTIONS, token].map(String)
  const { stdout } = await run(process.execPath, [load, ...words], { timeout: (seconds + 20) * 1_000 })
  return Number(stdout)
}

/** P11 and P12: the start-up bundle and home's HTML, warm, ÷ a route that answers a constant, in turn each round. */
export async function measureRates({ portal, later }: BenchRun): Promise<Figures> {
  const host = portal.hostOf('demo')
  const targets = {
    hello: { port: await startConstantHost(later), path: '/hello', host },
    bundle: { port: portal.port, path: '/bff/v1/start-up', host },
    home: { port: portal.port, path: '/', host },
  }
  for (const target of Object.values(targets)) await rateOf(target, 1)
  const rates = { hello: [] as number[], bundle: [] as number[], home: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['hello', 'bundle', 'home'] as const) rates[name].push(await rateOf(targets[name]))
  }
  const ratios = (name: 'bundle' | 'home') => rates[name].map((rate, round) => rounded(rate / rates.hello[round]!))
  const figure = (name: 'bundle' | 'home') => ({
    value: median(ratios(name)),
    rounds: { ratio: ratios(name), [`${name}, per second`]: rates[name], 'hello, per second': rates.hello },
  })
  return { P11: figure('bundle'), P12: figure('home') }
}
