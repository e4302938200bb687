import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endOf, hasEnded, lastWords } from '../../bench/portal/child.ts'
import type { Later } from '../../bench/portal/clean-up.ts'
import { get } from '../../bench/portal/request.ts'

const hosts = path.resolve(import.meta.dirname, '../../../apps/portal-e2e/src/hosts')

/** Starts a stand-in for another host, which the journeys have as well, and resolves once it answers. */
export async function startHost(later: Later, file: string, port: number, env: Record<string, string>): Promise<void> {
  const host = spawn(process.execPath, [path.join(hosts, file)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const words = lastWords(host)
  later(() => endOf(host))
  for (let tries = 0; !(await answers(port)); tries++) {
    if (hasEnded(host) || tries > 100) throw new Error(`${file} did not start:\n${words()}`)
    await sleep(100)
  }
}

const answers = (port: number) =>
  get(port, '/', {}).then(
    () => true,
    () => false,
  )
