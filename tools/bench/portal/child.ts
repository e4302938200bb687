import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Asks a process to end, and kills it after five seconds. */
export async function endOf(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const patience = new AbortController()
  const tooLong = sleep(5_000, undefined, { signal: patience.signal }).then(() => child.kill('SIGKILL'))
  await ended
  patience.abort()
  await tooLong.catch(() => undefined)
}

/** The last output of a process, to explain a failure. */
export function lastWords(child: ChildProcess): () => string {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4_000)))
  }
  return () => said.trim()
}
