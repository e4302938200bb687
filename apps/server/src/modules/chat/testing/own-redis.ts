import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../testing/free-port.ts'
import { said } from '../../../testing/processes.ts'

/** A separate Redis process without persistence. `restart` kills it, and starts it again after some work. */
export type OwnRedis = { url: string; restart(work: () => Promise<unknown>): Promise<void>; stop(): void }

/** @returns undefined where Redis is not installed */
export async function ownRedis(): Promise<OwnRedis | undefined> {
  const port = await freePort()
  const start = async (): Promise<ChildProcess> => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'pipe'] })
    await Promise.race([
      said(child, /Ready to accept connections/i),
      once(child, 'error').then(([error]) => Promise.reject(error as Error)),
    ])
    return child
  }
  let child = await start().catch(() => undefined)
  if (!child) return undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart(work) {
      const ended = child && once(child, 'exit')
      child?.kill('SIGKILL')
      await ended
      await work()
      child = await start()
    },
    stop: () => void child?.kill('SIGKILL'),
  }
}
